def log = new File(basedir, 'build.log').getText('UTF-8')
assert log.contains('agentdoc.json')
assert log.contains('--pins')
assert log.contains('found what wants a look')
def written = new File(basedir, 'repository/agentdoc.json')
assert written.bytes == new File(examples, 'repository/agentdoc.json').bytes
