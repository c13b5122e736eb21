import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit, phone } from './support/browser';
import { hasFocus } from './support/has-focus';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

/** Presses Tab until the target has the focus, as a user without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor();
  for (let step = 0; step < 80; step++) {
    if (await hasFocus(target.first())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target}`);
}

async function click(page: Page, name: string, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Opens a menu and moves to one of its items. */
async function choose(page: Page, menu: string, item: string) {
  await click(page, menu);
  const line = page.getByRole('menuitem', { name: item });
  await line.waitFor();
  await expect
    .poll(async () => {
      if (await hasFocus(line)) return true;
      await page.keyboard.press('ArrowDown');
      return false;
    })
    .toBe(true);
  await page.keyboard.press('Enter');
}

/** Types into a field that gets the focus when its form opens. */
async function typeInto(page: Page, name: string, text: string) {
  const field = page.getByRole('textbox', { name });
  await expect.poll(() => hasFocus(field)).toBe(true);
  await page.keyboard.type(text);
}

async function confirmByName(page: Page, name: string, button: string) {
  await page.getByRole('dialog').waitFor();
  await tabTo(page, page.getByRole('dialog').getByRole('textbox'));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: button }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('the keyboard alone: a workspace, a project, a note, and all of it deleted again', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  await page.goto(`${site.url}workspaces`);
  await expect.poll(() => hasFocus(page.getByLabel('Username'))).toBe(true);
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');

  await click(page, 'New Workspace');
  await typeInto(page, 'Workspace Name', 'Robotics');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Robotics' }).waitFor();

  await click(page, 'New Project');
  await typeInto(page, 'Project Name', '<b>grasping</b>');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '<b>grasping</b>' }).waitFor();

  await click(page, 'Notes', 'link');
  await click(page, 'New Note');
  // a new note starts with its title
  await typeInto(page, 'Title', 'Reasons');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Reasons' }).waitFor();
  await tabTo(page, page.getByRole('textbox', { name: 'Markdown' }));
  await page.keyboard.type('# Why\n\n<img src=x onerror=alert(1)> &amp; **because**');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 2, name: 'Why' }).waitFor();
  await expect.poll(() => page.locator('main img').count()).toBe(0);

  await choose(page, 'Project actions', 'Edit...');
  await typeInto(page, 'Project Name', '');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('grasping');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'grasping', exact: true }).waitFor();

  await choose(page, 'Project actions', 'Archive');
  await page.getByText('Archived', { exact: true }).first().waitFor();
  await choose(page, 'Project actions', 'Unarchive');
  await page.getByText('Archived', { exact: true }).first().waitFor({ state: 'detached' });
  await choose(page, 'Project actions', 'Delete');
  await confirmByName(page, 'grasping', 'Delete Project');
  await page.getByRole('heading', { level: 1, name: 'Robotics' }).waitFor();
  await choose(page, 'Workspace actions', 'Delete');
  await confirmByName(page, 'Robotics', 'Delete Workspace');
  await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();

  await tabTo(page, page.getByRole('button', { name: /admin/ }));
  await page.keyboard.press('Enter');
  const signOut = page.getByRole('menuitem', { name: 'Sign Out' });
  await signOut.waitFor();
  await expect
    .poll(async () => {
      // a menu that is still opening does not receive the key
      await page.keyboard.press('End');
      return hasFocus(signOut);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

// 60 kB that a Markdown parser needs many seconds for
const slowNote = '*a_'.repeat(20_000);

/** Stops the time limit of a text on each page, until the returned function releases it. */
async function holdLimit(page: Page) {
  await page.addInitScript((limitMs) => {
    const start = window.setTimeout.bind(window);
    const releases: Array<() => void> = [];
    let isHeld = true;
    const hold = (run: () => void) => {
      releases.push(run);
      return 0;
    };
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number, ...args: unknown[]) =>
        isHeld && ms === limitMs ? hold(run) : start(run, ms, ...args),
      passLimit: () => {
        isHeld = false;
        for (const run of releases) run();
      },
    });
  }, 2_000);
  return () => page.evaluate(() => Reflect.get(window, 'passLimit')());
}

/** Writes through the API, as any client of the master can. */
async function write(token: string, method: string, path: string, body: object) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}api/v1/${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

test('a note that takes too long to format is plain text, and its page stays responsive', async () => {
  const token = await tokenFor(site.url);
  await write(token, 'PUT', 'projects/2/notes', { notes: [{ name: 'Slow', contents: slowNote }] });
  await write(token, 'PATCH', 'experiments/108', { notes: slowNote });
  await write(token, 'PATCH', 'models/1', { notes: slowNote });
  await write(token, 'PATCH', 'models/1/versions/1', { notes: slowNote });
  const { page, context, complaints } = await openVisit(site.browser);
  await carryToken({ context }, site.url, token);
  const passLimit = await holdLimit(page);
  for (const path of [
    'projects/2/notes',
    'experiments/108/notes',
    'models/1',
    'models/1/versions/1/notes',
  ]) {
    await page.goto(site.url + path);
    await page.locator('main [aria-busy=true]:not([role])').waitFor();
    // the text is being parsed: a menu opens and closes
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    await expect.poll(() => page.locator('main [aria-busy=true]:not([role])').count()).toBe(1);
    await page.keyboard.press('Escape');
    await passLimit();
    await page
      .getByText('This text takes too long to format. It is shown as plain text.')
      .waitFor();
    await expect.poll(() => page.locator('.markdown').textContent()).toContain(slowNote);
  }
  // the next text is formatted
  await write(token, 'PATCH', 'models/1', { notes: '## Good' });
  await page.goto(`${site.url}models/1`);
  await page.getByRole('heading', { name: 'Good' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('two charts of half the width are in one row of a note, and below each other on a phone (F6)', async () => {
  const token = await tokenFor(site.url);
  const chart = (id: number) =>
    `\`\`\`chart\n/experiments/${id}/overview\ntitle: Run ${id}\nsize: half\n\`\`\``;
  const contents = `Both:\n\n${chart(107)}\n\n${chart(108)}\n\nThe end.`;
  await write(token, 'PUT', 'projects/2/notes', { notes: [{ name: 'Report', contents }] });
  const { page, context, complaints } = await openVisit(site.browser);
  await carryToken({ context }, site.url, token);
  await page.goto(`${site.url}projects/2/notes`);
  const topOf = async (id: number) => {
    const block = page.getByRole('region', { name: `Run ${id}` });
    await block.getByText(/^1 of \d+ metrics$/).waitFor();
    return Math.round((await block.boundingBox())?.y ?? Number.NaN);
  };
  await expect.poll(async () => (await topOf(108)) - (await topOf(107))).toBe(0);
  await page.setViewportSize(phone);
  await expect.poll(async () => (await topOf(108)) - (await topOf(107))).toBeGreaterThan(200);
  expect(complaints).toEqual([]);
  await context.close();
});
