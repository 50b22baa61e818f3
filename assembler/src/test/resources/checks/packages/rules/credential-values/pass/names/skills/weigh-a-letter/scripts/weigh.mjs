const token = process.env.FRANKING_KEY;
const apiKey = '<your-api-key>';
const password = 'see-the-install-file';
const key = config.credentials.franking.apiKey;
const sk = 'sk-' + part;
