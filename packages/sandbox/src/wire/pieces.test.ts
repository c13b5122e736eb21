import { expect, test } from 'vitest';
import { encodeInTurn, LazyList } from './encode';
import { isChunks } from './reply';
import { bodyOfTexts } from './stream';

test('short texts are one piece, long ones are sent while they are created', async () => {
  expect(bodyOfTexts([])).toBe('');
  expect(bodyOfTexts(['a', 'b'])).toBe('ab');
  let yielded = 0;
  function* long() {
    for (; yielded < 1000; yielded++) yield 'x'.repeat(1000);
  }
  const body = bodyOfTexts(long());
  if (!isChunks(body)) throw new Error('it is in one piece');
  expect(yielded).toBeLessThan(600);
  let size = 0;
  for await (const chunk of body) size += chunk.length;
  expect([yielded, size]).toEqual([1000, 1_000_000]);
});

test('a list that is created while it is written has the same text', () => {
  const textOf = (notes: object[]) =>
    [...(encodeInTurn('AddProjectNoteResponse', { notes: new LazyList(notes) }) ?? [])].join('');
  expect(encodeInTurn('AddProjectNoteResponse', { notes: [] })).toBeNull();
  expect(textOf([])).toBe('{"notes":[]}');
  const two = [{ name: 'a', contents: '1' }, { name: 'b' }];
  expect(textOf(two)).toBe('{"notes":[{"name":"a","contents":"1"},{"name":"b","contents":null}]}');
});
