import type { Page } from 'playwright-core';
import { choose } from './select';

/** The filter of a list: its text, its conditions and groups. */
export function filterForm(page: Page) {
  const form = page.getByRole('group', { name: 'Conditions' });
  const button = (name: string) => form.getByRole('button', { name, exact: true });
  return {
    form,
    button,
    line: page.getByRole('combobox', { name: 'Filter' }),
    async open() {
      await page.getByRole('main').getByRole('button', { name: 'Filter' }).click();
      await form.waitFor();
    },
    /** selects one of a long list, by typing */
    async pick(name: string, letters: string) {
      await button(name).first().click();
      await page.getByRole('combobox', { expanded: true }).fill(letters);
      await page
        .getByRole('option', { name: new RegExp(letters, 'i') })
        .first()
        .click();
    },
    choose: (label: string, option: string) => choose(form, label, option),
    value: form.getByLabel('Value', { exact: true }),
  };
}
