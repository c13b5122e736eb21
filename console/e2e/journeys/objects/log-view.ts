import type { Page } from 'playwright-core';

/** The log of a trial, of a search or of a task: its filters and actions. */
export function logView(page: Page) {
  const main = page.getByRole('main');
  return {
    log: page.getByRole('log'),
    lines: page.locator('.log-line'),
    search: main.getByRole('textbox', { name: 'Search the whole log' }),
    button: (name: string | RegExp) => main.getByRole('button', { name }),
    /** selects values of a filter, by its name */
    async narrow(filter: string, ...values: string[]) {
      await main.getByRole('button', { name: new RegExp(`^${filter} `) }).click();
      for (const value of values)
        await page.getByRole('menuitemcheckbox', { name: value, exact: true }).click();
      await page.keyboard.press('Escape');
    },
  };
}
