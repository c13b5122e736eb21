import type { Page } from 'playwright-core';

/** The dialog of a checkpoint, with its registration and deletion. */
export function checkpointDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Best Checkpoint$|Checkpoint )/ });
  return {
    dialog,
    facts: () => dialog.locator('dt').allTextContents(),
    fact: (name: string) =>
      dialog
        .locator('dt', { hasText: new RegExp(`^${name}$`) })
        .locator('xpath=following-sibling::dd[1]'),
    register: dialog.getByRole('button', { name: 'Register Checkpoint' }),
    requestDeletion: dialog.getByRole('button', { name: 'Request Checkpoint Deletion' }),
    registering: page.getByRole('dialog', { name: 'Register Checkpoint' }),
    deleting: page.getByRole('dialog', { name: 'Confirm Checkpoint Deletion' }),
  };
}
