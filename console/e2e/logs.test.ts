import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisit, signIn } from './browser';
import { type Server, startServer } from './server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer('--seed', '7'), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

type Line = { id: string; top: number };

/** The lines in sight, from the top, and how far below the top of the log they stand. */
const linesInSight = (page: Page) =>
  page.getByRole('log').evaluate((log): Line[] => {
    const box = log.getBoundingClientRect();
    return [...log.querySelectorAll('.log-line')]
      .map((line) => ({
        id: line.querySelector('.log-gutter')?.textContent ?? '',
        top: line.getBoundingClientRect().top - box.top,
      }))
      .filter(({ top }) => top >= -1 && top < box.height)
      .sort((a, b) => a.top - b.top);
  });

const topLine = async (page: Page) => (await linesInSight(page))[0];

const scrollTo = (page: Page, top: number) =>
  page.getByRole('log').evaluate((log, to) => {
    log.scrollTop = to;
  }, top);

/** The log of a run with more lines than two pages hold. */
async function openLog(query = '', { olderAfterMs = 0 } = {}) {
  const visit = await openVisit(browser);
  await signIn(visit, server.url);
  if (olderAfterMs > 0)
    await visit.page.route(/logs\?.*timestampBefore/, async (route) => {
      await setTimeout(olderAfterMs);
      await route.continue();
    });
  await visit.page.goto(`${server.url}experiments/108/logs${query}`);
  await visit.page.locator('.log-line').first().waitFor();
  return visit;
}

/** Waits until a place in the log is the same twice. */
async function settled(page: Page) {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await linesInSight(page));
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { timeout: 15_000, interval: 400 },
    )
    .toBe(true);
}

test.each(['', '?wrap=true'])('the oldest line is shown and stays, %s', async (query) => {
  const { page, context, complaints } = await openLog(query);
  await settled(page);
  await page.getByRole('button', { name: 'Scroll to Oldest' }).click();
  await settled(page);
  const first = await topLine(page);
  expect(first?.id).toMatch(/0001$/);
  await page.waitForResponse(/workspaces|agents|experiments/);
  expect(await topLine(page)).toEqual(first);
  await page.getByRole('button', { name: 'Enable Tailing' }).click();
  await page.getByRole('button', { name: 'Tailing Enabled' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([false, true])('older lines keep the place, wrapped: %s', async (wrap) => {
  const { page, context } = await openLog(`?wrap=${wrap}`, { olderAfterMs: 6000 });
  const log = page.getByRole('log');
  const height = () => log.evaluate(({ scrollHeight }) => scrollHeight);
  await expect.poll(height).toBeGreaterThan(1000);
  await scrollTo(page, 300);
  await settled(page);
  const held = await height();
  const before = await topLine(page);
  await expect.poll(height, { timeout: 15_000 }).toBeGreaterThan(2 * held);
  await settled(page);
  const after = await linesInSight(page);
  const same = after.find(({ id }) => id === before?.id);
  expect(Math.abs((same?.top ?? 1000) - (before?.top ?? 0))).toBeLessThan(20);
  await context.close();
});

test('a link to a line opens with that line in the middle', async () => {
  const { page, context } = await openLog();
  await settled(page);
  await page.getByRole('button', { name: 'Scroll to Oldest' }).click();
  await settled(page);
  await scrollTo(page, 6000);
  await settled(page);
  const line = (await linesInSight(page))[5];
  await page.getByRole('button', { name: `Link to line ${line?.id}`, exact: true }).click();
  await expect.poll(() => page.url(), slow).toContain('line=');
  const other = await context.newPage();
  await other.goto(page.url());
  const target = other.locator('.log-line[data-target]');
  await target.waitFor();
  await settled(other);
  const place = (await linesInSight(other)).findIndex(({ id }) => id === line?.id);
  const { length } = await linesInSight(other);
  expect(place).toBeGreaterThan(length / 4);
  expect(place).toBeLessThan((length * 3) / 4);
  await context.close();
});

/** The task behind the run, so that lines can be shipped to its log as containers do. */
async function taskOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const token =
      document.cookie.match(/auth=([^;]+)/)?.[1] ?? localStorage.getItem('global/auth-token');
    const headers = { Authorization: `Bearer ${String(token).replaceAll('"', '')}` };
    const read = async (path: string) => (await fetch(`/api/v1/${path}`, { headers })).json();
    const { trials } = await read('experiments/108/trials');
    const { trial } = await read(`trials/${trials[0].id}`);
    return trial.taskId;
  });
}

type Shipped = { log: string; level?: string };

async function ship(page: Page, lines: Shipped[]) {
  const task = await taskOf(page);
  const body = lines.map(({ log, level = 'INFO' }) => ({
    task_id: task,
    timestamp: new Date().toISOString(),
    log: `${log}\n`,
    level,
    rank_id: 0,
  }));
  const status = await page.evaluate(
    async (text) => (await fetch('/task-logs', { method: 'POST', body: text })).status,
    JSON.stringify(body),
  );
  expect(status).toBe(200);
}

// a search through everything, on a machine that does other things too
const slow = { timeout: 20_000 };

const log = (page: Page) => page.getByRole('log');
const found = (page: Page) => page.locator('search output');

test('a search goes through the whole log, counts, and goes to lines that were not loaded', async () => {
  const { page, context, complaints } = await openLog();
  await settled(page);
  await page.keyboard.press('/');
  await page.keyboard.type('Running pip as');
  await expect.poll(() => found(page).textContent(), slow).toBe('0 of 1');
  await page.getByLabel('Search the whole log').press('Enter');
  await page.locator('.log-line[data-current]').waitFor();
  expect(await page.locator('.log-line[data-current]').textContent()).toContain('Running pip as');
  expect(await found(page).textContent()).toBe('1 of 1');
  // what stands around it is there too
  expect((await linesInSight(page)).length).toBeGreaterThan(10);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a regular expression is looked for in every line; a wrong one says what is wrong', async () => {
  const { page, context, complaints } = await openLog();
  await page.getByRole('button', { name: 'Regular expression' }).click();
  await page.getByLabel('Search the whole log').fill('step 1?[0-9],[05]00 ');
  await expect.poll(() => found(page).textContent(), slow).toMatch(/^0 of [1-9]/);
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect
    .poll(() => page.locator('.log-line[data-current] mark').first().textContent(), slow)
    .toMatch(/^step /);
  await page.getByLabel('Search the whole log').fill('(');
  await expect.poll(() => found(page).textContent(), slow).toContain('Invalid regular expression');
  expect(complaints).toEqual([]);
  await context.close();
});

test('shift and a click link a range, which opens again and is what is copied', async () => {
  const { page, context } = await openLog();
  await settled(page);
  await page.getByRole('button', { name: 'Scroll to Oldest' }).click();
  await settled(page);
  const [, , third, , , sixth] = await linesInSight(page);
  const link = (id: string | undefined) =>
    page.getByRole('button', { name: `Link to line ${id}`, exact: true });
  await link(sixth?.id).click();
  await link(third?.id).click({ modifiers: ['Shift'] });
  const linked = () => new URL(page.url()).searchParams.get('line')?.replaceAll('"', '');
  await expect.poll(linked, slow).toBe(third?.id);
  expect(new URL(page.url()).searchParams.get('to')?.replaceAll('"', '')).toBe(sixth?.id);
  await expect.poll(() => page.locator('.log-line[data-target]').count(), slow).toBe(4);
  const other = await context.newPage();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await other.goto(page.url());
  await expect.poll(() => other.locator('.log-line[data-target]').count(), slow).toBe(4);
  await other.getByRole('button', { name: 'Copy the linked lines' }).click();
  await other.getByText('Copied 4 entries!', { exact: true }).waitFor();
  const copied = await other.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(4);
  expect(copied).toMatch(/^<(INFO|WARNING|DEBUG)>\s+\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] /);
  await context.close();
});

const hostile =
  '<img src=x onerror=alert(1)> \u202e\u0000 \u001b[31mred\u001b[0m \u001b]8;;javascript:alert(1)\u001b\\';

test('hostile, long and coloured lines stay text; bars and tracebacks fold and unfold', async () => {
  const { page, context, complaints } = await openLog();
  await page.getByRole('button', { name: 'Tailing Enabled' }).waitFor();
  await ship(page, [
    { log: hostile },
    { log: 'x'.repeat(200_000) },
    { log: '\u001b[38;2;255;128;0mtrue colour\u001b[0m' },
    ...[10, 50, 100].map((share) => ({ log: `\r ${share}%|███` })),
    { log: 'Traceback (most recent call last):', level: 'ERROR' },
    { log: '  File "/run/train.py", line 218, in step', level: 'ERROR' },
    { log: 'RuntimeError: CUDA out of memory. Tried to allocate 2.20 GiB', level: 'ERROR' },
  ]);
  await page.getByText('RuntimeError: CUDA out of memory').first().waitFor({ timeout: 15_000 });
  expect(await log(page).getByText('<img src=x onerror=alert(1)>').count()).toBe(1);
  expect(await log(page).locator('img, a').count()).toBe(0);
  expect(
    await log(page)
      .getByText(/more characters/)
      .count(),
  ).toBe(1);
  await log(page).getByText('3 updates folded').waitFor();
  const fold = log(page).getByRole('button', { name: 'traceback, 2 lines' });
  expect(await fold.getAttribute('aria-expanded')).toBe('false');
  await fold.click();
  await log(page).getByText('File "/run/train.py", line 218, in step').waitFor();
  await page.getByRole('button', { name: /\d+ errors?/ }).click();
  const list = page.getByRole('complementary', { name: 'Errors and warnings' });
  await list.getByText('RuntimeError: CUDA out of memory').click();
  expect(await page.locator('.log-line[data-current]').first().textContent()).toContain(
    'RuntimeError',
  );
  expect(complaints).toEqual([]);
  await context.close();
});

test('a time is gone to, and the log narrowed to what was written since', async () => {
  const { page, context } = await openLog();
  await settled(page);
  await page.keyboard.press('g');
  await page.getByLabel('Time (UTC)').fill('soon');
  await page.getByText('That is no time.').waitFor();
  await page.getByLabel('Time (UTC)').fill('+10m');
  await page.getByRole('button', { name: 'Go to this time' }).click();
  await settled(page);
  const early = await topLine(page);
  expect(Number(early?.id.slice(-4))).toBeLessThan(600);
  await page.keyboard.press('g');
  await page.getByLabel('Time (UTC)').fill('5m ago');
  await page.getByRole('button', { name: 'Show since then' }).click();
  await page.getByRole('button', { name: /^Since \d\d:\d\d:\d\d, remove/ }).waitFor();
  await settled(page);
  const since = new URL(page.url()).searchParams.get('since') ?? '';
  const titles = await page
    .locator('.log-time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('title') ?? ''));
  expect(titles.length).toBeGreaterThan(3);
  expect(titles.filter((title) => Date.parse(title) <= Date.parse(since))).toEqual([]);
  await context.close();
});

test('a click on the map goes to that time', async () => {
  const { page, context } = await openLog();
  await settled(page);
  const map = page.locator('[data-log-map]');
  const box = await map.boundingBox();
  await map.click({ position: { x: 10, y: (box?.height ?? 0) * 0.3 } });
  await settled(page);
  expect(await page.getByRole('button', { name: 'Enable Tailing' }).count()).toBe(1);
  const id = Number((await topLine(page))?.id.slice(-4));
  expect(id).toBeGreaterThan(50);
  expect(id).toBeLessThan(600);
  await context.close();
});

test('the log is written to a folder while it is read', async () => {
  const { page, context, complaints } = await openLog('?text=loss');
  await page.evaluate(() => {
    Reflect.set(window, 'showDirectoryPicker', () => navigator.storage.getDirectory());
  });
  await page.getByRole('button', { name: 'Download logs' }).click();
  const dialog = page.getByRole('dialog', { name: /^Confirm Download for Trial \d+ Logs$/ });
  await dialog
    .getByText(/^det -m .* trial logs \d+ > experiment_108_trial_\d+_logs\.txt$/)
    .waitFor();
  await dialog.getByLabel('The whole log').check();
  await dialog.getByRole('button', { name: 'Proceed to Download' }).click();
  await page.getByText(/^Saved [\d,]+ lines in one file$/).waitFor({ timeout: 20_000 });
  const written = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    for await (const [name, handle] of (
      folder as unknown as { entries(): AsyncIterable<[string, FileSystemFileHandle]> }
    ).entries())
      return { name, text: await (await handle.getFile()).text() };
    return undefined;
  });
  expect(written?.name).toMatch(/^experiment_108_trial_\d+_logs\.txt$/);
  const lines = written?.text.trimEnd().split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(500);
  // the whole log, not what the filter leaves
  expect(lines.filter((line) => !line.includes('loss')).length).toBeGreaterThan(10);
  expect(complaints).toEqual([]);
  await context.close();
});

test('without access to folders the log comes as a download, of what the filter leaves', async () => {
  const { page, context } = await openLog('?text=loss');
  await page.evaluate(() => {
    Reflect.set(window, 'showDirectoryPicker', undefined);
  });
  await page.getByRole('button', { name: 'Download logs' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Proceed to Download' }).click();
  const download = await arriving;
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => !line.includes('loss'))).toEqual([]);
  await context.close();
});

test('tailing stops on the way up, counts what comes, and goes on at the end', async () => {
  const { page, context } = await openLog();
  await settled(page);
  const tailing = page.getByRole('button', { name: 'Tailing Enabled' });
  await tailing.waitFor();
  await log(page).hover();
  await page.mouse.wheel(0, -3000);
  await page.getByRole('button', { name: 'Enable Tailing' }).waitFor();
  await settled(page);
  const before = await topLine(page);
  await ship(page, [{ log: 'a line from afar' }, { log: 'the last of two' }]);
  const pill = page.getByRole('button', { name: /new lines? ↓$/ });
  await pill.waitFor({ timeout: 15_000 });
  expect(await topLine(page)).toEqual(before);
  await pill.click();
  await tailing.waitFor();
  await page.getByText('the last of two').waitFor();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Enable Tailing' }).waitFor();
  await context.close();
});

test('the keys of a log stand in the keyboard map; one tab stop leads into the log', async () => {
  const { page, context } = await openLog();
  await settled(page);
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const label of ['Search the log', 'Go to a time', 'Tail on or off', 'Wrap lines'])
    await map.getByText(label, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  // what is left of a line of megabytes is the one thing in it that can be reached by itself
  const reachable = log(page).locator('button:not([tabindex="-1"])');
  expect(await reachable.filter({ hasNotText: 'more characters' }).count()).toBe(0);
  await page.keyboard.press('w');
  await expect.poll(() => page.url(), slow).toContain('wrap=true');
  await context.close();
});

test('the master log and the log of a task are the same viewer', async () => {
  const { page, context, complaints } = await openLog();
  await page.goto(`${server.url}clusters/logs`);
  await page.locator('.log-line').first().waitFor();
  await page.getByLabel('Search the whole log').fill('allocat');
  await expect.poll(() => found(page).textContent(), slow).toMatch(/of [1-9]|No match/);
  expect(await page.getByRole('button', { name: 'Download logs' }).count()).toBe(0);
  const task = await page.evaluate(async () => {
    const token = String(document.cookie.match(/auth=([^;]+)/)?.[1] ?? '');
    const kept = String(localStorage.getItem('global/auth-token') ?? '').replaceAll('"', '');
    const headers = { Authorization: `Bearer ${token || kept}` };
    const answer = await fetch('/api/v1/notebooks', { headers });
    const { notebooks } = await answer.json();
    return String(notebooks[0].id);
  });
  await page.goto(`${server.url}jupyter-lab/${task}/logs?id=Mine`);
  await page.locator('.log-line').first().waitFor();
  await expect.poll(() => page.title(), slow).toContain('Mine Logs');
  await page.getByRole('button', { name: 'Wrap lines' }).click();
  await page.locator('.log-line[data-wrap]').first().waitFor();
  expect(await page.getByRole('button', { name: 'Download logs' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
