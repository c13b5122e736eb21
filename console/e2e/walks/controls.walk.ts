import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { carryToken, inTwoWindows, openVisit, waitUntilLoaded } from '../support/browser';
import { newerArgs, tokenFor } from '../support/pages';
import { stableBox } from '../support/read-stable';
import { openSite } from '../support/site';

const site = openSite(...newerArgs);
let token: string;
beforeAll(async () => {
  token = await tokenFor(site.url);
});

async function openSignedIn() {
  const visit = await openVisit(site.browser, { isStill: true });
  await carryToken(visit, site.url, token);
  return visit;
}

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await waitUntilLoaded(page);
}

/** A choice that applies at once has nothing to cancel, and ends with Escape or a click beside it. */
const dialogs: [path: string, button: string | RegExp, kind?: 'choice'][] = [
  ['tasks', 'Launch JupyterLab'],
  ['projects/2/experiments', 'New experiment'],
  ['projects/2/experiments', 'Columns', 'choice'],
  ['experiments/108/overview', 'Fork'],
  ['resourcepool/t4-pool/Bindings', 'Manage Bindings'],
  ['workspaces', 'New Workspace'],
  ['workspaces/2/projects', 'New Project'],
  ['workspaces/2/members', 'Add Member'],
  ['models', 'New Model'],
  ['webhooks', 'New Webhook'],
  ['admin/user-management', 'Add User'],
  ['admin/group-management', 'New Group'],
  ['admin/access', 'Give a role'],
  ['tokens', 'New token'],
  ['clusters/historical-usage', /^Price per slot-hour/],
  ['clusters/historical-usage', 'Download CSV'],
  ['clusters/master', 'Change the message...'],
];

/** The fields of a dialog that take an id as typed text, without a search. */
const idFields = (dialog: Locator) =>
  dialog.locator('input').evaluateAll((inputs) =>
    inputs.flatMap((input) => {
      const label = (input instanceof HTMLInputElement && input.labels?.[0]?.textContent) || '';
      const name = input.getAttribute('aria-label') ?? label;
      const isSearch =
        input.getAttribute('role') === 'combobox' ||
        /^(?:search|checkbox)$/.test(input.getAttribute('type') ?? '');
      return /\bIDs?\b/.test(name) && !isSearch ? [name] : [];
    }),
  );

const tooltipPaths = [
  'dashboard',
  'projects/2/experiments',
  'experiments/108/overview',
  'models/1',
  'tasks',
  'clusters/historical-usage',
  'admin/user-management',
];

/** The buttons of a page that show only an icon, the first of each name without its object. */
const iconButtons = (page: Page) =>
  page.locator('button:visible:has(svg)').evaluateAll((buttons) => {
    const kinds = new Set<string>();
    return buttons.flatMap((button, at) => {
      const { width } = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
      const kind = name.replace(/(?: for| of| to|:) .*/, '');
      // biome-ignore lint/performance/useDomNodeTextContent: text for screen readers is not drawn
      const isIcon = button instanceof HTMLElement && button.innerText.trim() === '';
      if (!isIcon || width > 48 || kinds.has(kind)) return [];
      kinds.add(kind);
      button.dataset.icon = String(at);
      return [{ at, name, isDisabled: button.getAttribute('aria-disabled') === 'true' }];
    });
  });

/** Focuses a button as the keyboard does until its tooltip appears: the layer of tooltips loads late. */
async function tooltipOf(page: Page, at: number): Promise<string> {
  const button = await page.locator(`[data-icon="${at}"]`).elementHandle();
  const text = await page.waitForFunction((element) => {
    const tooltip = document.querySelector('[role=tooltip]')?.firstChild?.textContent;
    if (tooltip && document.activeElement === element) return tooltip;
    if (!(element instanceof HTMLElement)) return undefined;
    element.blur();
    element.focus({ focusVisible: true } as FocusOptions);
    return undefined;
  }, button);
  await button?.evaluate((element) => element instanceof HTMLElement && element.blur());
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  return (await text.jsonValue()) ?? '';
}

test('each button with only an icon shows its name as a tooltip (F16)', async () => {
  const findings = await inTwoWindows(tooltipPaths, openSignedIn, async (page, path) => {
    await open(page, path);
    const faults: string[] = [];
    const buttons = await iconButtons(page);
    if (buttons.length === 0) faults.push(`${path} has no button with only an icon`);
    for (const { at, name, isDisabled } of buttons) {
      const tooltip = await tooltipOf(page, at);
      if (name === '' || (tooltip !== name && !isDisabled))
        faults.push(`${path}: "${name}" shows "${tooltip}"`);
    }
    return faults;
  });
  expect(findings.join('\n')).toBe('');
});

test('each dialog has Cancel or Close, ends with Escape, and asks for no id without a search (F13, F16)', async () => {
  const findings = await inTwoWindows(dialogs, openSignedIn, async (page, [path, name, kind]) => {
    const where = `${path}, ${name}`;
    await open(page, path);
    const opener = page.getByRole('main').getByRole('button', { name }).first();
    await opener.click();
    const dialog = page.getByRole('dialog').first();
    await dialog.waitFor();
    await waitUntilLoaded(page);
    const faults = (await idFields(dialog)).map((field) => `${where}: ${field} is typed`);
    const ends = dialog.getByRole('button', { name: /^(?:Cancel|Close)\b/ }).first();
    if (kind !== 'choice')
      await ends.waitFor().catch(() => faults.push(`${where}: no Cancel and no Close`));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' }).catch(() => {
      faults.push(`${where}: stays open after Escape`);
    });
    return faults;
  });
  expect(findings.join('\n')).toBe('');
});

test('controls of the browser have the colors of the theme (E14.13)', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, context } = await openVisit(site.browser, { theme, isStill: true });
    await carryToken({ context }, site.url, token);
    await open(page, 'models');
    const field = page.locator('main input[type=search]').first();
    await field.fill('a');
    expect(await field.evaluate((each) => getComputedStyle(each).colorScheme)).toBe(theme);
    const box = await stableBox(field);
    // the end of the field, where the browser draws the button that empties it
    const clip = { x: box.x + box.width - 26, y: box.y + 5, width: 22, height: box.height - 10 };
    const picture = (await page.screenshot({ clip })).toString('base64');
    const { colored, drawn } = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      const counts = { colored: 0, drawn: 0 };
      for (let at = 0; at < pixels.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = pixels.slice(at, at + 3);
        if (Math.max(red, green, blue) - Math.min(red, green, blue) > 30) counts.colored++;
        if (Math.abs(red - (pixels[0] ?? 0)) > 30) counts.drawn++;
      }
      return counts;
    }, picture);
    expect({ theme, colored }).toEqual({ theme, colored: 0 });
    expect(drawn).toBeGreaterThan(5);
    await context.close();
  }
});

test('forced colors leave slots, bars and choices their meaning (M5)', async () => {
  const { page } = await openSignedIn();
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'clusters');
  const cell = page.locator('a[href*="/experiments/"] > span > span.block').first();
  await cell.waitFor();
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const fill = await cell.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(fill).not.toBe(canvas);
  const tab = page.locator('a[aria-current="page"].relative').last();
  const line = await tab.evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth);
  expect(line).toBe('2px');
  await open(page, 'clusters/historical-usage');
  const chosen = page.locator('fieldset label:has(:checked)').first();
  const outline = await chosen.evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(outline).not.toBe('none');
  await page.close();
});
