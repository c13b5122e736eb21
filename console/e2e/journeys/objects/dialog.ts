import type { Page } from 'playwright-core';

/** A confirmation or a form in front of the page. */
export function dialogOf(page: Page, name: string | RegExp) {
  const dialog = page.getByRole('dialog', { name });
  const button = (label: string) => dialog.getByRole('button', { name: label, exact: true });
  return {
    dialog,
    button,
    field: (label: string) => dialog.getByRole('textbox', { name: label, exact: true }),
    /** submits it, and waits until it has closed */
    async submit(label: string) {
      await button(label).click();
      await dialog.waitFor({ state: 'detached' });
    },
    async cancel() {
      await button('Cancel').click();
      await dialog.waitFor({ state: 'detached' });
    },
    findText: (text: string | RegExp) => dialog.getByText(text).first().waitFor(),
  };
}
