import {
  createTransport,
  getExperiments,
  getExperimentTrials,
  patchExperiment,
} from '@trainyard/sdk/calls';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitUntilLoaded } from '../support/browser';
import { openOneProfile } from '../support/one-profile';
import { tokenFor } from '../support/pages';
import { readStable } from '../support/read-stable';
import { openSite } from '../support/site';

const site = openSite('--seed', '7');

const ending = 'with-anchors-and-a-longer-warmup-of-the-learning-rate';

/**
 * Gives long names to five runs, of which some have other metrics than the others. Returns them with
 * the metrics of their trial.
 */
async function longNames() {
  const call = createTransport({ baseUrl: site.url, auth: await tokenFor(site.url) });
  const { experiments } = await getExperiments(call, { limit: 60, states: ['STATE_COMPLETED'] });
  const runs = await Promise.all(
    experiments
      .filter(({ searcherType }) => searcherType === 'single')
      .map(async ({ id, name }) => {
        const { trials } = await getExperimentTrials(call, { experimentId: id });
        const groups = Object.values(trials[0]?.summaryMetrics ?? {});
        const metrics = groups.flatMap((group) => Object.keys(Object(group)));
        return { id, name: `${name}-${ending}`, metrics };
      }),
  );
  const byMetrics = new Map(runs.map((run) => [run.metrics.join(), run]));
  const legendRuns = [...new Set([...[...byMetrics.values()].slice(0, 3), ...runs])].slice(0, 5);
  for (const { id, name } of legendRuns)
    await patchExperiment(call, { experimentId: id, body: { id, name } });
  return legendRuns;
}

/** The legend of a chart, and what is wrong with the place of an entry. */
const readLegend = (chart: Locator) =>
  chart.evaluate((figure) => {
    const list = figure.querySelector('ul[aria-label="Lines"], ul[aria-label="Colors"]');
    const entries = [...(list?.children ?? [])];
    const faults = entries.flatMap((entry) => {
      entry.scrollIntoView({ block: 'center' });
      const name = entry.textContent ?? '';
      const frame = figure.getBoundingClientRect();
      const { left, right, top, bottom } = entry.getBoundingClientRect();
      const isOutside =
        left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
      const isCut = [entry, ...entry.querySelectorAll('*')].some(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible',
      );
      const over = [left + 6, (left + right) / 2, right - 6]
        .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
        .find((found) => !found || !(entry.contains(found) || found.contains(entry)));
      return [
        ...(isOutside ? [`${name} is outside`] : []),
        ...(isCut ? [`${name} is cut`] : []),
        ...(over === undefined ? [] : [`${name} is covered by ${over?.outerHTML.slice(0, 200)}`]),
      ];
    });
    return {
      title: figure.querySelector('figcaption [title]')?.getAttribute('title') ?? '',
      names: entries.map(({ textContent }) => textContent ?? ''),
      faults,
    };
  });

const open = openOneProfile(site);

/** Scrolls to each chart of several lines, which is drawn while it is visible. */
async function legendsOf(page: Page) {
  const charts = page.getByRole('figure').filter({
    has: page.getByRole('list', { name: /^(Lines|Colors)$/ }),
  });
  await waitUntilLoaded(page);
  // the names of metrics arrive in parts
  await readStable(() => page.getByRole('figure').count());
  for (const figure of await page.getByRole('figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('canvas').first().waitFor();
  }
  return readStable(async () => {
    const legends: Awaited<ReturnType<typeof readLegend>>[] = [];
    for (const chart of await charts.all()) legends.push(await readLegend(chart));
    return legends;
  });
}

test('the table of a comparison is the only legend of its charts, with each name (E4, H5)', async () => {
  const runs = await longNames();
  const { page, complaints } = await open(
    `experiment-compare?${runs.map(({ id }) => `id=${id}`).join('&')}`,
  );
  await page.getByRole('figure').locator('canvas').first().waitFor();
  expect(await legendsOf(page)).toEqual([]);
  const table = page.getByRole('table', { name: 'Experiments to compare' });
  for (const { name } of runs)
    expect(await table.getByRole('link', { name, exact: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.close();
});

test('each legend of curves colored by a word is whole and uncovered (E4)', async () => {
  const call = createTransport({ baseUrl: site.url, auth: await tokenFor(site.url) });
  const { experiments } = await getExperiments(call, { limit: 0, states: ['STATE_COMPLETED'] });
  const search = experiments.find(
    ({ config, numTrials }) => numTrials > 8 && JSON.stringify(config).includes('activation'),
  );
  if (!search) throw new Error('The demo has no search with trials.');
  const { trials } = await getExperimentTrials(call, { experimentId: search.id });
  expect(trials.length).toBeGreaterThan(8);
  for (const path of [
    `experiments/${search.id}/visualization/learning-curve?color=model.activation`,
  ]) {
    const { page } = await open(path);
    await page
      .getByRole('list', { name: /^(Lines|Colors)$/ })
      .first()
      .waitFor();
    const legends = await legendsOf(page);
    expect(legends.length).toBeGreaterThan(0);
    expect(legends.flatMap(({ faults }) => faults)).toEqual([]);
    await page.close();
  }
});
