import type { Page } from 'playwright-core';

/** The checkpoints to delete, and the result of the deletion. */
export function cleanUpPlan(page: Page) {
  const table = page.getByRole('table', { name: 'Clean-up' });
  const fated = (fate: string | RegExp) =>
    table.locator('tbody').getByRole('row').filter({ hasText: fate });
  return {
    table,
    fated,
    scope: (name: 'Each trial' | 'The experiment') =>
      page.getByRole('group', { name: 'Keep of' }).getByText(name, { exact: true }).click(),
    remove: page.getByRole('button', { name: /^Delete \d+\.\.\.$/ }),
    uuidsOf: async (fate: string) =>
      (await fated(fate).locator('td:first-child').allTextContents()).toSorted(),
  };
}
