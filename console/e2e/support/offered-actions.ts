import type { Locator, Page } from 'playwright-core';

/** Buttons that leave the page, that change nothing, or that a headless browser cannot use. */
const isLeftOut = (name: string) =>
  /^(Sign Out|Collapse|Expand|Copy|Search or jump|Download|Pause updates|Resume updates)/i.test(
    name,
  );

/** Marks the enabled buttons of the page, and returns their names, each once. */
const markOffered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names: string[] = [];
    const root = document.querySelector('main') ?? document.body;
    for (const element of root.querySelectorAll('button, [role=button], [role=switch]')) {
      if (!(element instanceof HTMLElement) || element.closest('[inert], [aria-hidden=true]'))
        continue;
      if (element.matches(':disabled, [aria-disabled=true]')) continue;
      if (element.getClientRects().length === 0) continue;
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      // rows of a table offer the same actions: only the first row of each kind counts
      const row = element.closest('[role=row], tr, li')?.querySelector('a')?.textContent ?? '';
      const own = row === '' ? text : text.replace(row, '…');
      const name = own.replaceAll(/\d+/g, '0').trim().slice(0, 60);
      if (name === '' || names.includes(name)) continue;
      element.dataset.offered = name;
      names.push(name);
    }
    return names;
  });

/** Limit for elements that may disappear by an action; for others on a slow machine too. */
const soon = { timeout: 10_000 };

/** Selects the first row of a table, because bulk actions need a selection. */
async function selectRow(page: Page) {
  const boxes = page.locator('main').getByRole('checkbox', { name: /^Select (?!all )/ });
  const box = boxes.first();
  const isDone = (await box.count()) === 0 || (await box.isChecked(soon).catch(() => true));
  if (!isDone) await box.click(soon).catch(() => undefined);
}

/**
 * The names of the offered actions of a page, except excluded ones; selects the first row of a
 * table.
 */
export async function offeredOn(page: Page): Promise<string[]> {
  await selectRow(page);
  return (await markOffered(page)).filter((name) => !isLeftOut(name));
}

/** Presses an offered button; returns false if it has disappeared. */
async function click(page: Page, name: string): Promise<boolean> {
  await selectRow(page);
  await markOffered(page);
  const button = page.locator(`[data-offered=${JSON.stringify(name)}]`).first();
  if ((await button.count()) === 0) return false;
  const layer = await button.getAttribute('aria-haspopup', soon).catch(() => null);
  // the pointer may not reach it: a scrolling row, or a part above it
  const isPressed = await button
    .click(soon)
    .catch(() => button.dispatchEvent('click', {}, soon))
    .then(
      () => true,
      () => false,
    );
  // its code may still load; a menu that opens on the press of a pointer ignores such an event
  if (isPressed && layer === 'menu')
    await page
      .getByRole('menu')
      .first()
      .waitFor(soon)
      .catch(() => undefined);
  return isPressed;
}

type Open = {
  page: Page;
  /** loads the page again, after an action left it or opened something */
  reopen: () => Promise<void>;
  /** waits for the answers to the last action */
  settle: () => Promise<void>;
  /** called before each action, with its name */
  onAction: (name: string) => void;
};

/**
 * Runs an offered action: presses its button, each item of its menu, and in a dialog the main
 * button, after filling empty fields.
 */
export async function clickOffered(open: Open, name: string): Promise<void> {
  const { page, reopen, settle, onAction } = open;
  onAction(name);
  if (!(await click(page, name))) return;
  await settle();
  // all at once: a menu may close by itself
  const labels = await page
    .getByRole('menuitem')
    .and(page.locator(':not([aria-disabled=true])'))
    .allTextContents();
  if (labels.length === 0) return confirm(open, name);
  for (const label of labels) {
    if (!label || isLeftOut(label)) continue;
    onAction(`${name}: ${label}`);
    const item = page.getByRole('menuitem', { name: label, exact: true }).first();
    if ((await item.count()) === 0) {
      await reopen();
      if (!(await click(page, name))) return;
      await settle();
    }
    await item.click(soon).catch(() => undefined);
    await settle();
    await confirm(open, `${name}: ${label}`);
  }
}

async function confirm({ page, settle, onAction }: Open, name: string) {
  const dialog = page.getByRole('dialog').last();
  if ((await dialog.count()) === 0) return;
  if (await fill(dialog)) onAction(`${name}, filled in`);
  // all at once: the dialog may be replaced by another when its form loads
  const buttons = dialog.getByRole('button').and(page.locator(':enabled'));
  const labels = await buttons.evaluateAll((all) =>
    all.map((each) =>
      each.getAttribute('aria-disabled') === 'true' ? '' : (each.textContent ?? '').trim(),
    ),
  );
  const isLeft = /^($|Cancel|Close|Back|Show|Hide|Add|Why)/i;
  const at = labels.findLastIndex((label) => !isLeft.test(label) && !isLeftOut(label));
  if (at < 0) return;
  await buttons
    .nth(at)
    .click(soon)
    .catch(() => undefined);
  await settle();
}

/**
 * Fills the empty text fields of a dialog; returns true if there was one. A dialog may be replaced
 * by another when its form loads, so it skips a field that has disappeared.
 */
async function fill(dialog: Locator): Promise<boolean> {
  let isFilled = false;
  for (const field of await dialog.locator('input[type=text], input:not([type]), textarea').all())
    isFilled = (await fillOne(field).catch(() => false)) || isFilled;
  return isFilled;
}

async function fillOne(field: Locator): Promise<boolean> {
  if (!(await field.isEditable(soon)) || (await field.inputValue(soon)) !== '') return false;
  const example = (await field.getAttribute('placeholder', soon)) ?? '';
  await field.fill(example !== '' && example.length < 30 ? example : 'walked', soon);
  return true;
}
