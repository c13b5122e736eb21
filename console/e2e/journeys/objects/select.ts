import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Selects an option of a select by their names. */
export async function choose(scope: Page | Locator, select: string, option: string) {
  const box = scope.getByRole('combobox', { name: select, exact: true }).first();
  const page = 'page' in scope ? scope.page() : scope;
  const line = page.getByRole('option', { name: option, exact: true });
  // changing rows may move a select from under the pointer between press and release: a user whose
  // click opened nothing clicks again, but never on an open one, which would close it
  await expect
    .poll(async () => {
      if ((await box.getAttribute('aria-expanded')) === 'false') await box.click();
      return line.isVisible();
    })
    .toBe(true);
  await line.click();
  await line.waitFor({ state: 'detached' });
}
