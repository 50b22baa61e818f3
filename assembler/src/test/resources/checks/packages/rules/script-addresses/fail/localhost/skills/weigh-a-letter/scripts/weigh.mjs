connect('localhost:6379')
