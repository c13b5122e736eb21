import { expect, test } from 'vitest';
import { openLongNames } from '../support/long-names';

const widenedPages = openLongNames();

test('names without end widen no page of a desktop or a phone', async () => {
  expect(await widenedPages()).toEqual([]);
});
