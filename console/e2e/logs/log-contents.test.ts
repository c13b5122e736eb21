import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { phone } from '../support/browser';
import { hasFocus } from '../support/has-focus';
import { found, linesInSight, log, logJourneys, settled, ship } from '../support/log-page';
import { readStable } from '../support/read-stable';

const { openLog, address } = logJourneys();

test('a search covers the whole log, counts, and goes to lines that were not loaded', async () => {
  const { page, context, complaints } = await openLog();
  await settled(page);
  await page.keyboard.press('/');
  await expect.poll(() => hasFocus(page.getByLabel('Search the whole log'))).toBe(true);
  await page.keyboard.type('Running pip as');
  await expect.poll(() => found(page).textContent()).toBe('1 of 1');
  await page.getByLabel('Search the whole log').press('Enter');
  await page.locator('.log-line[data-current]').waitFor();
  await expect
    .poll(() => page.locator('.log-line[data-current]').textContent())
    .toContain('Running pip as');
  await expect.poll(() => found(page).textContent()).toBe('1 of 1');
  // the lines around it are loaded too
  await expect.poll(async () => (await linesInSight(page)).length).toBeGreaterThan(10);
  expect(complaints).toEqual([]);
  await context.close();
});

test('Ctrl+F opens the search of the log, and a link with a match opens there', async () => {
  const { page, context, complaints } = await openLog();
  await settled(page);
  await page.keyboard.press('Control+f');
  await expect.poll(() => hasFocus(page.getByLabel('Search the whole log'))).toBe(true);
  await page.keyboard.type('Running pip as');
  await page.locator('.log-line[data-current]').waitFor();
  // the link follows the typing: it contains the whole text at the end
  await expect.poll(() => new URL(page.url()).searchParams.get('find')).toBe('Running pip as');
  await expect.poll(() => page.url()).toContain('hitAt=');
  await page.goto(page.url());
  const current = page.locator('.log-line[data-current]');
  await current.waitFor();
  await expect.poll(() => current.textContent()).toContain('Running pip as');
  await expect.poll(() => found(page).textContent()).toBe('1 of 1');
  await settled(page);
  await expect
    .poll(() => current.evaluate((line) => line.getBoundingClientRect().top))
    .toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a phone wraps lines unless the link says otherwise', async () => {
  const { page, context, complaints } = await openLog();
  await page.setViewportSize(phone);
  await page.locator('.log-line[data-wrap]').first().waitFor();
  const log = page.getByRole('log');
  await expect.poll(() => log.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Filters and tools' }).click();
  await page.getByRole('button', { name: 'Wrap lines' }).click();
  await page.locator('.log-line[data-wrap]').first().waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toContain('wrap=false');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a regular expression is matched against every line; an invalid one shows its error', async () => {
  const { page, context, complaints } = await openLog();
  await page.getByRole('button', { name: 'Regular expression' }).click();
  await page.getByLabel('Search the whole log').fill('step 1?[0-9],[05]00 ');
  await expect.poll(() => found(page).textContent()).toMatch(/^1 of [1-9]/);
  await expect
    .poll(() => page.locator('.log-line[data-current] mark').first().textContent())
    .toMatch(/^step /);
  await page.getByLabel('Search the whole log').fill('(');
  await expect.poll(() => found(page).textContent()).toContain('Invalid regular expression');
  expect(complaints).toEqual([]);
  await context.close();
});

const hostile =
  '<img src=x onerror=alert(1)> \u202e\u0000 \u001b[31mred\u001b[0m \u001b]8;;javascript:alert(1)\u001b\\';

test('hostile, long and colored lines stay text; bars and tracebacks fold and unfold', async () => {
  const { page, context, complaints } = await openLog();
  await page.getByRole('button', { name: 'Tailing Enabled' }).waitFor();
  await ship(page, [
    { log: hostile },
    { log: 'x'.repeat(200_000) },
    { log: '\u001b[38;2;255;128;0mtrue color\u001b[0m' },
    { log: [10, 50, 100].map((share) => `\r ${share}%|███`).join('') },
    { log: 'Traceback (most recent call last):', level: 'ERROR' },
    { log: '  File "/run/train.py", line 218, in step', level: 'ERROR' },
    { log: 'RuntimeError: CUDA out of memory. Tried to allocate 2.20 GiB', level: 'ERROR' },
  ]);
  await page.getByText('RuntimeError: CUDA out of memory').first().waitFor();
  await expect.poll(() => log(page).getByText('<img src=x onerror=alert(1)>').count()).toBe(1);
  await expect.poll(() => log(page).locator('img, a').count()).toBe(0);
  const longLine = log(page).getByText(/more characters/);
  await expect.poll(() => longLine.count()).toBe(1);
  await log(page).getByText('3 updates folded').waitFor();
  const fold = log(page).getByRole('button', { name: 'traceback, 2 lines' });
  await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false');
  await fold.click();
  await log(page).getByText('File "/run/train.py", line 218, in step').waitFor();
  await page.getByRole('button', { name: /\d+ errors?/ }).click();
  const list = page.getByRole('complementary', { name: 'Errors and warnings' });
  await list.getByText('RuntimeError: CUDA out of memory').click();
  await expect
    .poll(() => page.locator('.log-line[data-current]').first().textContent())
    .toContain('RuntimeError');
  expect(complaints).toEqual([]);
  await context.close();
});

test('filters that load late move no button of the log', async () => {
  const { page, context, complaints } = await openLog();
  let answer: () => void = () => undefined;
  const isRequested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/logs\/fields/, async (route) => {
    await isRequested;
    await route.continue();
  });
  await page.goto(address('experiments/108/logs?text=loss'));
  const download = page.getByRole('button', { name: 'Download logs' });
  const rank = page.getByRole('button', { name: 'Rank all' });
  await page.locator('.log-line').first().waitFor();
  const places = () => Promise.all([download.boundingBox(), log(page).boundingBox()]);
  const before = await readStable(places);
  expect(await rank.count()).toBe(0);
  answer();
  await rank.waitFor();
  expect(await readStable(places)).toEqual(before);
  expect(complaints).toEqual([]);
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
  await page.getByText(/^Saved [\d,]+ lines in one file$/).waitFor();
  const savedFile = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    // the DOM types include a folder, but not its content
    for await (const [name, handle] of (
      folder as unknown as { entries(): AsyncIterable<[string, FileSystemFileHandle]> }
    ).entries())
      return { name, text: await (await handle.getFile()).text() };
    return undefined;
  });
  expect(savedFile?.name).toMatch(/^experiment_108_trial_\d+_logs\.txt$/);
  const lines = savedFile?.text.trimEnd().split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(500);
  // the whole log, not only the filtered lines
  expect(lines.filter((line) => !line.includes('loss')).length).toBeGreaterThan(10);
  expect(complaints).toEqual([]);
  await context.close();
});

test('without access to folders the log is a download, of the filtered lines', async () => {
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

test('the keys of a log are in the keyboard map; the log is one tab stop', async () => {
  const { page, context } = await openLog();
  await settled(page);
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const label of [
    'Search the log (also Ctrl+F)',
    'Go to a time',
    'Tail on or off',
    'Wrap lines',
  ])
    await map.getByText(label, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await map.waitFor({ state: 'detached' });
  // the rest of a line of megabytes is the only element in it with its own tab stop
  const reachable = log(page).locator('button:not([tabindex="-1"])');
  await expect.poll(() => reachable.filter({ hasNotText: 'more characters' }).count()).toBe(0);
  await page.keyboard.press('w');
  await expect.poll(() => page.url()).toContain('wrap=true');
  await context.close();
});

test('the master log and the log of a task are the same viewer', async () => {
  const { page, context, complaints } = await openLog();
  await page.goto(address('clusters/logs'));
  await page.locator('.log-line').first().waitFor();
  await page.getByLabel('Search the whole log').fill('allocat');
  await expect.poll(() => found(page).textContent()).toMatch(/of [1-9]|No match/);
  await expect.poll(() => page.getByRole('button', { name: 'Download logs' }).count()).toBe(0);
  const task = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/notebooks');
    const { notebooks } = await answer.json();
    return String(notebooks[0].id);
  });
  await page.goto(address(`jupyter-lab/${task}/logs?id=Mine`));
  await page.locator('.log-line').first().waitFor();
  await expect.poll(() => page.title()).toContain('Mine Logs');
  await page.getByRole('button', { name: 'Wrap lines' }).click();
  await page.locator('.log-line[data-wrap]').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Download logs' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
