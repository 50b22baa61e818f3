import java.nio.file.Files

def from = new File(examples, 'repository').toPath()
def to = new File(basedir, 'repository').toPath()
Files.walk(from).forEach { file -> Files.copy(file, to.resolve(from.relativize(file).toString())) }
def descriptor = to.resolve('package/descriptor.json').toFile()
descriptor.setText(descriptor.getText('UTF-8').replaceFirst('"description": "', '"description": "Newly said. '), 'UTF-8')
