import type { Locator, Page } from 'playwright-core';

/** Types the name or number that the dialog of an action that cannot be undone asks for. */
export async function typeToConfirm(dialog: Locator) {
  const label = dialog.locator('label', { hasText: /^Type .+ to confirm$/ });
  if ((await label.count()) === 0) return;
  const name = ((await label.textContent()) ?? '').replace(/^Type (.+) to confirm$/, '$1');
  await dialog.getByRole('textbox').fill(name);
}

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
      await button(label).waitFor();
      await typeToConfirm(dialog);
      await button(label).click();
      await dialog.waitFor({ state: 'detached' });
    },
    async cancel() {
      await button('Cancel').click();
      await dialog.waitFor({ state: 'detached' });
    },
    /** closes one that only shows something, by its button below */
    async close() {
      await dialog.locator('footer').getByRole('button', { name: 'Close', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    /** closes the dialog of a token that nobody copied, which asks once more */
    async closeUncopied() {
      await dialog.locator('footer').getByRole('button', { name: 'Close', exact: true }).click();
      await button('Close without a copy').click();
      await dialog.waitFor({ state: 'detached' });
    },
    findText: (text: string | RegExp) => dialog.getByText(text).first().waitFor(),
  };
}
