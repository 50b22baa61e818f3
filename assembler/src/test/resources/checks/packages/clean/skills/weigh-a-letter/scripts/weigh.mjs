// Prints what a letter weighs: https://scales.example/manual tells how.
const base = process.env.RATES_URL;
console.log(JSON.stringify({ reply: '20 g', from: `${base}/rates` }));
