import type { Page } from 'playwright-core';

/** The log of a trial, of a search or of a task: what narrows it, what is done with it. */
export function logView(page: Page) {
  const main = page.getByRole('main');
  return {
    log: page.getByRole('log'),
    lines: page.locator('.log-line'),
    button: (name: string | RegExp) => main.getByRole('button', { name }),
    /** chooses values of a filter, by its name */
    async narrow(filter: string, ...values: string[]) {
      await main.getByRole('button', { name: new RegExp(`^${filter} `) }).click();
      for (const value of values)
        await page.getByRole('menuitemcheckbox', { name: value, exact: true }).click();
      await page.keyboard.press('Escape');
    },
  };
}
