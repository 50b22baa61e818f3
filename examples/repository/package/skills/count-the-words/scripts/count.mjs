// Counts long words and long sentences of a text file and prints the counts as JSON.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export function count(text) {
  const sentences = text.split(/[.!?]+/).map((s) => s.trim()).filter(Boolean);
  const words = text.match(/\p{L}+/gu) ?? [];
  return {
    sentences: sentences.length,
    long_sentences: sentences.filter((s) => s.split(/\s+/).length > 18).length,
    words: words.length,
    long_words: words.filter((w) => [...w].length > 10).length,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const counts = count(readFileSync(process.argv[2], 'utf8'));
  const reply = `${counts.long_words} long words in ${counts.words}, ${counts.long_sentences} long sentences in ${counts.sentences}.`;
  console.log(JSON.stringify({ reply, counts }));
}
