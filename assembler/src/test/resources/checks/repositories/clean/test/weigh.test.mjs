import assert from 'node:assert';
assert.ok(true);
