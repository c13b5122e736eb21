import { createTransport, getExperiments } from '@trainyard/sdk/calls';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from '../support/axe';
import { desktop, phone } from '../support/browser';
import { openOneProfile } from '../support/one-profile';
import { tokenFor } from '../support/pages';
import { readStable, stableBox } from '../support/read-stable';
import { openSite } from '../support/site';

const site = openSite('--seed', '7');

const openAt = openOneProfile(site);
const open = (path: string, viewport = phone) => openAt(path, viewport);

/** Where the text of an element begins, and the row that it is in. */
const placeOfText = (part: Locator) =>
  part.evaluate((element) => {
    const { top, left, height } = element.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(element).paddingLeft);
    return { row: Math.round(top + height / 2), left: left + padding };
  });

test('the level and the trial of a wrapped log line are beside its first row', async () => {
  const { page } = await open('experiments/1/logs?trial=1&trial=2');
  const line = page.locator('.log-line[data-wrap]').filter({ hasText: 'allocation stopped' });
  await line.last().waitFor();
  // read together, because new lines move the others
  const [around, level, origin] = await line.last().evaluate((element) =>
    [element, ...element.querySelectorAll('.log-level, .log-origin')].map((part) => {
      const { x, y, height } = part.getBoundingClientRect();
      return { x, y, height };
    }),
  );
  if (!around || !level || !origin) throw new Error('A part of the line is not in sight.');
  expect(around.height).toBeGreaterThan(30);
  expect(origin.y).toBe(level.y);
  // the edge shows the level in color
  expect(level.x - around.x).toBeGreaterThanOrEqual(6);
  await page.close();
});

const small = { width: 1024, height: 768 };
const laptop = { width: 1280, height: 800 };

test.each([
  ['clusters', small],
  ['resourcepool/t4-pool', small],
  ['models/1', small],
  ['models/1', laptop],
  ['tasks', small],
  ['clusters/idle', small],
])('no column of %s is under the menus of its rows (M4)', async (path, viewport) => {
  const { page } = await open(path, viewport);
  await page.locator('table[data-rows] tbody tr').first().waitFor();
  const covered = () =>
    page.locator('table[data-rows]').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const cells = [...table.querySelectorAll('thead th')];
        const menu = cells.at(-1)?.getBoundingClientRect().left ?? 0;
        return cells
          .slice(0, -1)
          .filter((cell) => cell.getBoundingClientRect().right > menu + 1)
          .map(({ textContent }) => textContent);
      }),
    );
  await expect.poll(covered).toEqual([]);
  await page.close();
});

test('the tools of a log take at most two rows in a small window', async () => {
  const { page } = await open('experiments/1/trials/1/logs', small);
  const log = page.getByRole('region', { name: 'Logs of trial 1', exact: true });
  await log.getByRole('button', { name: /^Agent/ }).waitFor();
  const tools = log.locator('> div').first().getByRole('button');
  const middles = () =>
    tools.evaluateAll((all) =>
      all.map((tool) => {
        const { top, bottom } = tool.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
  await expect.poll(async () => (await middles()).length).toBeGreaterThan(6);
  await expect.poll(async () => new Set(await middles()).size).toBeLessThan(3);
  await page.close();
});

test('a text in the search of a log moves neither its filters nor its lines (E14.16)', async () => {
  for (const viewport of [small, desktop]) {
    const { page } = await open('experiments/1/trials/1/logs', viewport);
    const log = page.getByRole('region', { name: 'Logs of trial 1', exact: true });
    await log.getByRole('button', { name: /^Agent/ }).waitFor();
    await log.getByRole('button', { name: /warning/ }).waitFor();
    const level = log.getByRole('button', { name: /^Level/ });
    const tools = log.locator('> div').first();
    const places = () => Promise.all([level, tools].map((part) => part.boundingBox()));
    const before = await readStable(places);
    const field = log.getByRole('textbox', { name: 'Search the whole log' });
    await field.fill('better than before');
    await log.getByText(/^\d+ of \d+$/).waitFor();
    // the count and the tools beside it leave room for the text
    expect((await stableBox(field)).width).toBeGreaterThan(48);
    expect(await readStable(places)).toEqual(before);
    await page.close();
  }
});

test('a phone shows the first line of a log within 200 px, and unfolds its tools (E14.18)', async () => {
  for (const path of ['experiments/1/trials/1/logs', 'experiments/1/logs']) {
    const { page } = await open(path);
    const log = page.getByRole('region', { name: /^Logs of/ });
    await log.locator('.log-line').first().waitFor();
    const level = log.getByRole('button', { name: /^Level/ });
    const download = log.getByRole('button', { name: 'Download logs' });
    const tools = log.locator('> div').first();
    const { y, height } = await stableBox(tools);
    expect(y + height).toBeLessThanOrEqual(200);
    expect(await level.isVisible()).toBe(false);
    const fold = log.getByRole('button', { name: 'Filters and tools' });
    await fold.click();
    await level.waitFor();
    await download.waitFor();
    await fold.click();
    await level.waitFor({ state: 'hidden' });
    await page.close();
  }
});

test('four logs side by side keep their tools apart, and room for their lines', async () => {
  const { page } = await open('experiment-compare?id=1&id=2&id=3&id=4', small);
  const logs = page.getByRole('region', { name: 'Logs', exact: true });
  await logs.getByRole('button', { name: 'Trials' }).click();
  const choices = page.getByRole('dialog', { name: 'Trials' }).getByRole('checkbox');
  await expect.poll(() => choices.count()).toBe(4);
  for (const choice of await choices.all()) await choice.press('Space');
  await page.keyboard.press('Escape');
  const panes = page.getByRole('article');
  await expect.poll(() => panes.count()).toBe(4);
  for (const pane of await panes.all()) {
    await pane.locator('.log-line').first().waitFor();
    const toolsOutside = () =>
      pane.evaluate((element) => {
        const around = element.getBoundingClientRect();
        const tools = element.querySelector('section > div')?.querySelectorAll('button') ?? [];
        return [...tools].flatMap((tool) => {
          const { left, right, width } = tool.getBoundingClientRect();
          const isHidden = width === 0;
          return isHidden || (left >= around.left && right <= around.right)
            ? []
            : [tool.getAttribute('aria-label') ?? tool.textContent];
        });
      });
    await expect.poll(toolsOutside).toEqual([]);
    expect((await stableBox(pane.getByRole('log'))).width).toBeGreaterThan(300);
  }
  await page.close();
});

test('the buttons that close a form are beside each other', async () => {
  const { page } = await open('projects/2/experiments');
  await page.getByRole('main').getByRole('button', { name: 'New experiment' }).click();
  const footer = page.getByRole('dialog', { name: 'New experiment' }).locator('footer');
  const topOf = async (name: string) => (await stableBox(footer.getByRole('button', { name }))).y;
  // parts of the form that load move both
  await expect
    .poll(async () => (await topOf('Create experiment')) - (await topOf('Cancel')))
    .toBe(0);
  await page.close();
});

test('the rows of a selection bar begin at the same place', async () => {
  const { page } = await open('clusters/idle');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().press('Space');
  const bar = page.getByRole('region', { name: 'Selection' });
  const parts = [
    bar.getByRole('status'),
    bar.getByText(/^frees/),
    bar.getByRole('button', { name: /^(Ask|Save|Stop)/ }),
  ];
  await bar.getByText(/^frees/).waitFor();
  const texts = await readStable(async () => {
    const all = (await Promise.all(parts.map((part) => part.all()))).flat();
    return Promise.all(all.map(placeOfText));
  });
  const firstOfRows = texts
    .filter((one) => texts.every(({ row, left }) => row !== one.row || left >= one.left))
    .map(({ left }) => left);
  expect(firstOfRows.length).toBeGreaterThan(1);
  // a button has a border
  expect(Math.max(...firstOfRows) - Math.min(...firstOfRows)).toBeLessThanOrEqual(1);
  await page.close();
});

test('changes of a template have no choice of a layout with two columns', async () => {
  const { page } = await open('templates?name=vision-a100&view=changes');
  await page.getByRole('combobox', { name: 'Compared with' }).waitFor();
  const layout = page.getByRole('group', { name: 'Layout of the changes' });
  await expect.poll(() => layout.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await layout.waitFor();
  await page.close();
});

test('the links of a version are large enough to touch, and its aliases readable in a selected row', async () => {
  const { page } = await open('models/1/versions/2/model');
  expect(await axeFaults(page, { rules: ['target-size'] })).toEqual([]);
  await page.goto(`${site.url}models/1`);
  await page.getByRole('checkbox', { name: 'Compare V3' }).press('Space');
  await page.getByRole('checkbox', { name: 'Compare V1' }).press('Space');
  await page.getByText('V3 against V1').waitFor();
  expect(await axeFaults(page, { rules: ['color-contrast'] })).toEqual([]);
  await page.close();
});

test('the owner of an experiment stays in the column of its name', async () => {
  const { page } = await open('dashboard', { width: 1024, height: 768 });
  const row = page.getByRole('listitem').filter({ hasText: 'whisper-small-finetune-longer' });
  const avatar = row.locator('[data-initials]');
  const place = row.getByRole('link', { name: /recognition/ });
  const distance = async () => {
    const { x, width } = await stableBox(avatar);
    return (await stableBox(place)).x - x - width;
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(16);
  await page.close();
});

test('the dates of the usage are as tall as the controls beside them, and share a row', async () => {
  const { page } = await open('clusters/historical-usage');
  const boxes = () =>
    Promise.all(['From', 'To'].map((name) => page.getByLabel(name, { exact: true }).boundingBox()));
  const [from, to] = await readStable(boxes);
  expect(to?.y).toBe(from?.y);
  expect(from?.height).toBe(28);
  await page.close();
});

/** The texts that are cut. */
const cutTexts = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );

test.each([1024, 1280])(
  'names of experiments are whole in a list in a window of %i pixels (E6)',
  async (width) => {
    const { page } = await open('projects/2/experiments', { width, height: 768 });
    const names = page
      .getByRole('grid')
      .locator('tbody a[title]')
      .filter({ hasText: /^.{1,26}$/ });
    await names.first().waitFor();
    // the font of the page arrives late, and has other widths
    await expect.poll(() => cutTexts(names)).toEqual([]);
    await page.close();
  },
);

test('the cards of home end where its rows end', async () => {
  const { page } = await open('dashboard', { width: 1440, height: 900 });
  const ends = () =>
    page
      .locator('main ul[data-rows]')
      .evaluateAll((lists) =>
        lists.map((list) =>
          Math.max(...[...list.children].map((each) => each.getBoundingClientRect().right)),
        ),
      );
  await page.getByRole('list', { name: 'Projects' }).getByRole('listitem').nth(2).waitFor();
  const found = await readStable(ends);
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found).size, found.join()).toBe(1);
  await page.close();
});

test.each([1440, 1024, 390])(
  'the buttons of a log cover no end of a line that does not wrap at %i pixels (L1)',
  async (width) => {
    const { page } = await open('experiments/85/logs?wrap=false', { width, height: 768 });
    const log = page.getByRole('region', { name: /logs/i }).first();
    const button = log.getByRole('button', { name: 'Scroll to Oldest' });
    await button.waitFor();
    const last = log.locator('.log-line').last();
    const [line, buttons] = await readStable(() =>
      Promise.all([last.boundingBox(), button.boundingBox()]),
    );
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
    await page.close();
  },
);

test('what ended is told in full in a window of 1440 pixels', async () => {
  const { page } = await open('dashboard', { width: 1440, height: 900 });
  const since = page.getByRole('region', { name: 'Since you left' });
  await since
    .getByText(/its parent$/)
    .first()
    .waitFor();
  const outcomes = since.locator('li > span').filter({ hasText: /^\w+ [\d.]+/ });
  await expect.poll(() => cutTexts(outcomes)).toEqual([]);
  await page.close();
});

test('the facts of a run are one line whatever it does, so its tabs stay where they are (E14.8)', async () => {
  const auth = await tokenFor(site.url);
  const master = createTransport({ baseUrl: site.url.replace(/\/$/, ''), auth });
  const { experiments } = await getExperiments(master, { limit: 1000 });
  const states = ['STATE_QUEUED', 'STATE_RUNNING', 'STATE_COMPLETED', 'STATE_ERROR'];
  const ids = states.flatMap((state) => experiments.find((each) => each.state === state)?.id ?? []);
  expect(ids.length).toBeGreaterThan(2);
  const places: number[] = [];
  for (const id of ids) {
    const { page } = await open(`experiments/${id}`, small);
    places.push(
      (
        await stableBox(
          page
            .getByRole('link', { name: 'Overview' })
            .or(page.getByRole('link', { name: 'Visualization' }))
            .first(),
        )
      ).y,
    );
    await page.close();
  }
  expect(new Set(places).size).toBe(1);
});
