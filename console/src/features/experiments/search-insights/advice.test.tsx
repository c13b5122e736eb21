import { screen, waitFor, within } from '@testing-library/react';
import { seeded } from '@trainyard/insights/importance/regression-tree';
import type { Sandbox } from '@trainyard/sandbox';
import { getExperiment, getExperiments } from '@trainyard/sdk/calls';
import { hyperparameters, searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import { expect, test } from 'vitest';
import { clientOf, withRole } from '~/test/experiment-header';
import { demoSandbox, renderApp } from '~/test/render-app';

/** A random search of the demo, with a hyperparameter that it searches on a log scale. */
async function randomSearch(sandbox: Sandbox) {
  const client = await clientOf(sandbox);
  const { experiments } = await getExperiments(client, { limit: 0 });
  for (const { id, searcherType } of experiments) {
    if (searcherType !== 'random') continue;
    const { experiment } = await getExperiment(client, { experimentId: id });
    const searched = hyperparameters(experiment.config);
    const log = searched.find(({ hyperparameter }) => hyperparameter.type === 'log');
    if (log) return { id, experiment, log };
  }
  throw new Error('no random search has a log scale');
}

type Search = Awaited<ReturnType<typeof randomSearch>>;

/**
 * Answers the trials of a search with others, each with a value on the log scale and a metric by its
 * place on it, from 0 to 1.
 */
function trialsBy(
  sandbox: Sandbox,
  { id, experiment: { config }, log: { path, hyperparameter } }: Search,
  { count, goodness }: { count: number; goodness: (place: number) => number },
) {
  const metric = searcherMetric(config) ?? '';
  if (hyperparameter.type !== 'log') throw new Error('no log scale');
  const { base, minval, maxval } = hyperparameter;
  return ({ url }: Request) =>
    new URL(url).pathname.endsWith(`/experiments/${id}/trials`)
      ? answerTo(new URL(url))
      : undefined;

  async function answerTo(url: URL) {
    url.searchParams.set('limit', '1');
    url.searchParams.set('offset', '0');
    url.searchParams.set('states', 'STATE_COMPLETED');
    const headers = { authorization: `Bearer ${tokenOf()}` };
    const {
      trials: [first],
    } = await (await sandbox.fetch(new Request(url, { headers }))).json();
    const trials = Array.from({ length: count }, (_, at) => {
      // evenly over the scale, in an order that is not that of the ids
      const place = ((at * 9) % count) / count;
      const value = base ** (minval + place * (maxval - minval));
      const better = goodness(place);
      const measured = smallerIsBetter(config) ? 3 - better : 3 + better;
      const [key = '', ...rest] = path;
      if (rest.length > 0) throw new Error('nested');
      return {
        ...first,
        id: first.id + at,
        hparams: { ...first.hparams, [key]: value },
        bestValidation: {
          ...first.bestValidation,
          metrics: { avgMetrics: { [metric]: measured } },
        },
      };
    });
    return Response.json({
      trials,
      pagination: { offset: 0, limit: 1000, startIndex: 0, endIndex: count, total: count },
    });
  }
}
const tokenOf = () => JSON.parse(localStorage.getItem('global/auth-token') ?? '""');

const path = ({ id }: Search) => `/experiments/${id}/insights/importance`;

const random = seeded(3);
const noises = Array.from({ length: 70 }, random);
const noise = (place: number) => noises[Math.round(place * 70)] ?? 0;

const peak = (place: number) => -6 * (place - 0.6) ** 2;

test('a range that is better beyond chance is advised with its gain, and fills the form of a search', async () => {
  const sandbox = demoSandbox();
  const search = await randomSearch(sandbox);
  const answer = trialsBy(sandbox, search, { count: 70, goodness: peak });
  const { user, requests } = await renderApp(path(search), { sandbox, answer });
  const table = within(await screen.findByRole('table', { name: 'Advice' }));
  const { name } = search.log;
  expect(table.getByRole('row', { name: new RegExp(`^${name} `) }).textContent).toMatch(
    new RegExp(
      `^${name}0\\.0001 – 0\\.010\\.000955 – 0\\.003020\\.\\d+ \\(0\\.\\d+ to 0\\.\\d+\\)$`,
    ),
  );
  expect(screen.getByText(/^The mean .* of trials in these ranges is better by 0\./)).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Fork with these ranges' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Hyperparameter Search' }),
  );
  expect(dialog.getByRole('textbox', { name: `Min value of ${name}` })).toHaveValue('-3.02');
  expect(dialog.getByRole('textbox', { name: `Max value of ${name}` })).toHaveValue('-2.52');
  expect(
    dialog.getByText(/^Values from 0\.00.* The source searches 0\.0001 – 0\.01\.$/),
  ).toBeVisible();
  const run = dialog.getByRole('button', { name: 'Run Experiment' });
  await waitFor(() => expect(run).not.toHaveAttribute('aria-disabled'));
  await user.click(run);
  const isCreation = ({ method, url }: Request) =>
    method === 'POST' && url.endsWith('/api/v1/experiments');
  await waitFor(() => expect(requests.filter(isCreation).length).toBeGreaterThan(0));
  const bodies = await Promise.all(
    requests.filter(isCreation).map((request) => request.clone().json()),
  );
  expect(bodies.at(-1).config).toMatch(/minval: -3\.02\n\s*maxval: -2\.52/);
});

test('in the overview the advice is beside what matters', async () => {
  const sandbox = demoSandbox();
  const search = await randomSearch(sandbox);
  const answer = trialsBy(sandbox, search, { count: 70, goodness: peak });
  const overview = `/experiments/${search.id}/visualization/overview`;
  await renderApp(overview, { sandbox, answer });
  const advice = within(await screen.findByRole('region', { name: 'Advice' }));
  expect(await advice.findByText('of 0.0001 – 0.01')).toBeVisible();
  expect(await advice.findByRole('button', { name: 'Fork with these ranges' })).toBeVisible();
});

test('noise has no advice', async () => {
  const sandbox = demoSandbox();
  const search = await randomSearch(sandbox);
  const answer = trialsBy(sandbox, search, { count: 70, goodness: noise });
  await renderApp(path(search), { sandbox, answer });
  expect(await screen.findByText('No range is better than another beyond chance.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fork with these ranges' })).toBeNull();
});

test('of few trials the overview says how many the advice needs', async () => {
  const sandbox = demoSandbox();
  const search = await randomSearch(sandbox);
  const answer = trialsBy(sandbox, search, { count: 8, goodness: peak });
  await renderApp(`/experiments/${search.id}/visualization/overview`, { sandbox, answer });
  const advice = within(await screen.findByRole('region', { name: 'Advice' }));
  expect(await advice.findByText(/^Advice needs at least 20 trials .* has 8\.$/)).toBeVisible();
});

test('who may not fork sees the reason at the button', async () => {
  const { sandbox = demoSandbox(), answer: asViewer } = await withRole('Viewer');
  const search = await randomSearch(sandbox);
  const answerTrials = trialsBy(sandbox, search, { count: 70, goodness: peak });
  const answer = (request: Request) => asViewer?.(request) ?? answerTrials(request);
  await renderApp(path(search), { sandbox, answer });
  const fork = await screen.findByRole('button', { name: 'Fork with these ranges' });
  expect(fork).toHaveAttribute('aria-disabled', 'true');
  expect(fork).toHaveAttribute(
    'aria-description',
    expect.stringMatching(/^You need the permissions/),
  );
});
