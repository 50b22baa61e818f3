const tarball = 'https://packages.example/scales/-/scales-1.2.0.tgz';
