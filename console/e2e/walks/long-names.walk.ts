import { expect, test } from 'vitest';
import { openLongNames, pagesWithNames } from '../support/long-names';

const { widenedOn } = openLongNames();

// `long-names.test.ts` opens a page of each layout
test('names without end widen no page of a desktop or a phone', async () => {
  expect(await widenedOn(pagesWithNames)).toEqual([]);
});
