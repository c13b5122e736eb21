import { expect, test } from 'vitest';
import { faultsInBothThemes, openAccessiblePages } from '../support/accessible-pages';
import { waitUntilLoaded } from '../support/browser';
import { partName, partOf } from '../support/sample';

const { newer, openSignedIn, faultsOnPages } = openAccessiblePages();

// number of parts of the pages: other walks open each of them every day
const parts = 2;

test(`axe finds nothing above minor on any page, and on a phone no page is wider or slips: ${partName(parts)}`, async () => {
  expect(await faultsOnPages((pages) => partOf(pages, parts))).toBe('');
});

/** Dialogs that a master of 0.38 adds or changes: the page and the button that opens each. */
const newerDialogs = [
  ['projects/2/runs', 'Columns'],
  ['tokens', 'New token'],
  ['webhooks', 'New Webhook'],
  ['clusters/policies', 'Delete...'],
  ['clusters/master', 'Change the message...'],
  ['admin/user-management', 'Add User'],
  ['experiments/2/overview', 'Fork'],
] as const;

test('axe finds nothing in layers over a page of 0.38', async () => {
  const { page, context, complaints } = await openSignedIn();
  const faults: string[] = [];
  for (const [path, name] of newerDialogs) {
    await page.goto(newer.url + path);
    await waitUntilLoaded(page);
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    await waitUntilLoaded(page);
    faults.push(...(await faultsInBothThemes(page, `${path}: ${name}`)));
  }
  expect(faults.join('\n')).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});
