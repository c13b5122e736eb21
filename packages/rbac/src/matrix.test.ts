import { expect, test } from 'vitest';
import { comparisons, reasons } from './test/actions-against-master';
import { matrixPage } from './test/matrix';

test('the committed page shows the current tables', async () => {
  await expect(matrixPage()).toMatchFileSnapshot('../matrix.md');
});

test('wherever offer and master differ, the page has the reason, and nowhere else', () => {
  const differing = comparisons()
    .filter(({ offeredOnly, takenOnly }) => offeredOnly.length + takenOnly.length > 0)
    .map(({ action }) => action);
  expect(Object.keys(reasons).sort()).toEqual(differing.sort());
});
