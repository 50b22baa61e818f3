import java.nio.file.Files

def from = new File(examples, 'repository').toPath()
def to = new File(basedir, 'repository').toPath()
Files.walk(from).forEach { file -> Files.copy(file, to.resolve(from.relativize(file).toString())) }
