import {
  createExperiment,
  createTransport,
  getExperiment,
  getExperiments,
} from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

// two hours of training take two seconds
const site = openSite('--seed', '7', '--speed', '5000');

/** Runs a random search of the demo again with enough trials for advice, and returns its id. */
async function finishedSearch(): Promise<number> {
  const auth = await tokenFor(site.url);
  const master = createTransport({ baseUrl: site.url.replace(/\/$/, ''), auth });
  const { experiments } = await getExperiments(master, { limit: 0 });
  const source = experiments.find(({ searcherType }) => searcherType === 'random');
  if (!source) throw new Error('the demo has no random search');
  const { config } = (await getExperiment(master, { experimentId: source.id })).experiment;
  const searcher = { ...(config?.searcher as object), max_trials: 80, max_concurrent_trials: 16 };
  const { experiment } = await createExperiment(master, {
    body: {
      config: JSON.stringify({ ...config, name: 'wide-search', searcher }),
      parentId: source.id,
      projectId: source.projectId,
      activate: true,
    },
  });
  const stateOf = async () =>
    (await getExperiment(master, { experimentId: experiment.id })).experiment.state;
  await expect.poll(stateOf, { timeout: 20_000 }).toBe('STATE_COMPLETED');
  return experiment.id;
}

test('a further search with the advised ranges takes two clicks from the overview of a search', async () => {
  const id = await finishedSearch();
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  await carryToken(visit, site.url, await tokenFor(site.url));
  await page.goto(`${site.url}experiments/${id}/visualization/overview`);
  const advice = page.getByRole('region', { name: 'Advice' });
  await advice.getByText(/^The mean .* of trials in these ranges is better by 0\.\d+ \(/).waitFor();
  const narrowed = await advice.getByRole('list', { name: 'Advice' }).getByRole('listitem').count();
  expect(narrowed).toBeGreaterThan(0);

  await advice.getByRole('button', { name: 'Fork with these ranges' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hyperparameter Search' });
  await expect.poll(() => dialog.getByText(/The source searches/).count()).toBe(narrowed);
  const run = dialog.getByRole('button', { name: 'Run Experiment' });
  await expect.poll(() => run.getAttribute('aria-disabled')).toBeNull();
  await run.click();
  await page.waitForURL(
    (url) => /\/experiments\/\d+/.test(url.pathname) && !url.pathname.includes(`/${id}/`),
  );
  expect(complaints).toEqual([]);
  await context.close();
});
