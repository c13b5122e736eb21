import type { Page } from 'playwright-core';

/** Compared trials, over the page. */
export function trialComparison(page: Page) {
  const dialog = page.getByRole('dialog', { name: /Trial Comparison$/ });
  return {
    dialog,
    heads: dialog.getByRole('columnheader'),
    rows: dialog.getByRole('rowheader'),
    column: (id: number) => dialog.getByRole('link', { name: `Trial ${id}`, exact: true }),
    remove: (id: number) => dialog.getByRole('button', { name: `Remove trial ${id}` }).click(),
    /** the values of a row for each trial */
    values: (name: string) =>
      dialog
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell')
        .allTextContents(),
  };
}
