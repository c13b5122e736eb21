import type { Page } from 'playwright-core';

/** One experiment: its header, its tabs, its tables. */
export function experimentPage(page: Page) {
  const main = page.getByRole('main');
  const tabs = page.getByRole('navigation', { name: 'Experiment' });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    main,
    button,
    tabs,
    title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    tab: (name: string | RegExp) => tabs.getByRole('link', { name }),
    /** the labels of the tabs, without counts */
    tabNames: async () =>
      (await tabs.getByRole('link').allTextContents()).map((text) =>
        text.replace(/\s*\d.*$/, '').trim(),
      ),
    /** the value of a fact in the row of facts */
    fact: (name: string) =>
      main
        .locator('dt', { hasText: new RegExp(`^${name}$`) })
        .locator('xpath=following-sibling::dd[1]'),
    /** opens the menu of less frequent actions; its items load after it */
    async openMenu() {
      await button('More actions').click();
      await page.getByRole('menuitem').first().waitFor();
      return page.getByRole('menuitem');
    },
    table: (name: string) => main.getByRole('table', { name, exact: true }),
    rows: (name: string) =>
      main.getByRole('table', { name, exact: true }).locator('tbody').getByRole('row'),
    toast: (text: string | RegExp) => page.getByText(text).first(),
  };
}
