import { expect, test } from 'vitest';
import {
  linesInSight,
  log,
  logJourneys,
  scrollTo,
  settled,
  ship,
  topLine,
} from '../support/log-page';

const { openLog } = logJourneys();

test.each(['', '?wrap=true'])('the oldest line is shown and stays, %s', async (query) => {
  const { page, context, complaints } = await openLog(query);
  await settled(page);
  await page.getByRole('button', { name: 'Scroll to Oldest' }).click();
  await settled(page);
  await expect.poll(async () => (await topLine(page))?.number).toBe('1');
  await settled(page);
  const first = await topLine(page);
  await page.waitForResponse(/workspaces|agents|experiments/);
  expect(await topLine(page)).toEqual(first);
  await page.getByRole('button', { name: 'Enable Tailing' }).click();
  await page.getByRole('button', { name: 'Tailing Enabled' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the end is visible for users with reduced motion', async () => {
  const { page, context } = await openLog('', { isStill: true });
  await settled(page);
  await expect.poll(async () => (await linesInSight(page)).length).toBeGreaterThan(10);
  await context.close();
});

test.each([false, true])('older lines keep the position, wrapped: %s', async (wrap) => {
  const { page, context, releaseOlder } = await openLog(`?wrap=${wrap}`, { holdsOlder: true });
  const log = page.getByRole('log');
  const height = () => log.evaluate(({ scrollHeight }) => scrollHeight);
  await expect.poll(height).toBeGreaterThan(1000);
  await scrollTo(page, 300);
  await settled(page, { whileLoading: true });
  const heldHeight = await height();
  const before = await topLine(page);
  releaseOlder();
  await expect.poll(height).toBeGreaterThan(2 * heldHeight);
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
  await page.getByRole('button', { name: `Link to line ${line?.number}`, exact: true }).click();
  await expect.poll(() => page.url()).toContain('line=');
  const other = await context.newPage();
  await other.goto(page.url());
  const target = other.locator('.log-line[data-target]');
  await target.waitFor();
  await settled(other);
  /** Where the line is: 0 is the top of the log, and 1 its end. */
  const place = async () => {
    const lines = await linesInSight(other);
    return lines.findIndex(({ id }) => id === line?.id) / lines.length;
  };
  await expect.poll(async () => Math.abs((await place()) - 1 / 2)).toBeLessThan(1 / 4);
  await context.close();
});

test('Shift and a click link a range, which opens again and is copied', async () => {
  const { page, context } = await openLog();
  await settled(page);
  await page.getByRole('button', { name: 'Scroll to Oldest' }).click();
  await settled(page);
  const [, , third, , , sixth] = await linesInSight(page);
  const link = (number: string | undefined) =>
    page.getByRole('button', { name: `Link to line ${number}`, exact: true });
  await link(sixth?.number).click();
  await link(third?.number).click({ modifiers: ['Shift'] });
  const linked = () => new URL(page.url()).searchParams.get('line')?.replaceAll('"', '');
  await expect.poll(linked).toBe(third?.id);
  expect(new URL(page.url()).searchParams.get('to')?.replaceAll('"', '')).toBe(sixth?.id);
  await expect.poll(() => page.locator('.log-line[data-target]').count()).toBe(4);
  const other = await context.newPage();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await other.goto(page.url());
  await expect.poll(() => other.locator('.log-line[data-target]').count()).toBe(4);
  await other.getByRole('button', { name: 'Copy the linked lines' }).click();
  await other.getByText('Copied 4 entries!', { exact: true }).waitFor();
  const copied = await other.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(4);
  expect(copied).toMatch(/^<(INFO|WARNING|DEBUG)>\s+\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] /);
  await context.close();
});

test('the log jumps to a time, and is filtered to lines since then', async () => {
  const { page, context } = await openLog();
  await settled(page);
  await page.keyboard.press('g');
  await page.getByLabel('Time (UTC)').fill('soon');
  await page.getByText('That is not a time.').waitFor();
  await page.getByLabel('Time (UTC)').fill('+10m');
  await page.getByRole('button', { name: 'Go to this time' }).click();
  const topId = async () => Number((await topLine(page))?.id.slice(-4));
  await expect.poll(topId).toBeLessThan(600);
  await settled(page);
  await page.keyboard.press('g');
  await page.getByLabel('Time (UTC)').fill('5m ago');
  await page.getByRole('button', { name: 'Show since then' }).click();
  await page.getByRole('button', { name: /^Since \d\d:\d\d:\d\d, remove/ }).waitFor();
  await settled(page);
  const since = new URL(page.url()).searchParams.get('since') ?? '';
  const times = page.locator('.log-time');
  const earlier = () =>
    times.evaluateAll(
      (all, start) =>
        all.map((time) => time.getAttribute('title') ?? '').filter((at) => Date.parse(at) <= start),
      Date.parse(since),
    );
  await expect.poll(() => times.count()).toBeGreaterThan(3);
  await expect.poll(earlier).toEqual([]);
  await context.close();
});

test('a click on the map jumps to that time', async () => {
  const { page, context } = await openLog();
  await settled(page);
  const map = page.locator('[data-log-map]');
  const box = await map.boundingBox();
  await map.click({ position: { x: 10, y: (box?.height ?? 0) * 0.3 } });
  await settled(page);
  await expect.poll(() => page.getByRole('button', { name: 'Enable Tailing' }).count()).toBe(1);
  const topId = async () => Number((await topLine(page))?.id.slice(-4));
  await expect.poll(topId).toBeLessThan(600);
  expect(await topId()).toBeGreaterThan(50);
  await context.close();
});

test('the end stays visible when the log gets smaller', async () => {
  const { page, context } = await openLog();
  await page.getByRole('button', { name: 'Tailing Enabled' }).waitFor();
  await settled(page);
  const isAtEnd = () =>
    log(page).evaluate((el) => el.scrollHeight - el.scrollTop - el.clientHeight <= 1);
  await expect.poll(isAtEnd).toBe(true);
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect.poll(isAtEnd).toBe(true);
  await context.close();
});

test('wrapping and unwrapping lines keeps the position of the log', async () => {
  const { page, context } = await openLog();
  const wrap = page.getByRole('button', { name: 'Wrap lines' });
  const below = () => log(page).evaluate((el) => el.scrollHeight - el.scrollTop - el.clientHeight);
  await settled(page);
  for (const isWrapped of ['true', 'false']) {
    await wrap.click();
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe(isWrapped);
    await settled(page);
    await expect.poll(below).toBeLessThanOrEqual(1);
    await expect.poll(() => page.getByRole('button', { name: 'Tailing Enabled' }).count()).toBe(1);
  }
  await page.setViewportSize({ width: 700, height: 800 });
  await scrollTo(page, 2000);
  await settled(page);
  const before = await topLine(page);
  for (const isWrapped of ['true', 'false']) {
    await wrap.click();
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe(isWrapped);
    await settled(page);
    await expect.poll(async () => (await topLine(page))?.id).toBe(before?.id);
  }
  await context.close();
});

test('following stops on scrolling up, counts new lines, and resumes at the end', async () => {
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
  await pill.waitFor();
  expect(await topLine(page)).toEqual(before);
  await pill.click();
  await tailing.waitFor();
  await page.getByText('the last of two').waitFor();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Enable Tailing' }).waitFor();
  await context.close();
});
