import type { Page } from 'playwright-core';

/** The visible columns of a list. */
export function columnPicker(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  return {
    dialog,
    box: (title: string) => dialog.getByRole('checkbox', { name: title, exact: true }),
    kind: (name: string) => dialog.getByText(name, { exact: true }),
    search: dialog.getByRole('searchbox', { name: 'Search columns' }),
    action: (name: 'Show all' | 'Hide all' | 'Reset') => dialog.getByRole('button', { name }),
    async open() {
      await page.getByRole('main').getByRole('button', { name: 'Columns' }).click();
      await dialog.waitFor();
    },
    async close() {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  };
}
