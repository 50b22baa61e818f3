import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count } from '../package/skills/count-the-words/scripts/count.mjs';

test('an empty text has nothing to count', () => {
  assert.deepEqual(count(''), { sentences: 0, long_sentences: 0, words: 0, long_words: 0 });
});

test('a long word is one of more than ten letters, whatever its script', () => {
  assert.equal(count('Your acknowledgement is required.').long_words, 1);
  assert.equal(count('Bitte Aufenthaltsbescheinigung beilegen.').long_words, 1);
});

test('a long sentence has more than eighteen words', () => {
  assert.equal(count(`${'word '.repeat(18)}. ${'word '.repeat(19)}.`).long_sentences, 1);
});
