def written = new File(basedir, 'repository/agentdoc.json')
assert written.bytes != new File(examples, 'repository/agentdoc.json').bytes
assert new File(basedir, 'build.log').getText('UTF-8').contains('agentdoc.json is what its package gives')
