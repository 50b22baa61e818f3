def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.contains('agentdoc.json is what its package gives')
