import { expect, test } from 'vitest';
import { experimentActionIds } from './experiment-actions';
import { matrixPage } from './test/matrix';
import { compare, reasons } from './test/offer-and-master';

test('the committed page shows the tables as they are', async () => {
  await expect(matrixPage()).toMatchFileSnapshot('../matrix.md');
});

test('wherever offer and master differ, the page says why, and nowhere else', () => {
  const differing = experimentActionIds.filter((id) => compare(id).differ);
  expect(Object.keys(reasons).sort()).toEqual(differing.sort());
});
