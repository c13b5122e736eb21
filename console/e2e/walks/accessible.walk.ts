import { expect, test } from 'vitest';
import { openAccessiblePages } from '../support/accessible-pages';

const { faultsOnPages } = openAccessiblePages();

// `accessible.test.ts` opens one page of each layout
test('axe finds nothing above minor on any page, and on a phone no page is wider or slips', async () => {
  expect(await faultsOnPages((pages) => pages)).toBe('');
});
