import urllib.request
urllib.request.urlopen("http://10.1.2.3:8080/weigh")
