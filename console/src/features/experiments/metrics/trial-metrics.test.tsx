import { act, screen, waitFor, within } from '@testing-library/react';
import { chartsAtOnce } from '@trainyard/ui/charts/chart-grid';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';
import { stopRepeats } from '~/test/stop-repeats';

// a single trial of the demo that trains
const path = '/experiments/107/overview';

const count = 10_000;
const layers = Array.from({ length: count }, (_, at) => ({
  group: 'training',
  name: `layer.${String(at).padStart(5, '0')}/norm`,
}));

/** The master knows ten thousand more metrics of the experiment. */
function manyNames(request: Request) {
  if (!new URL(request.url).pathname.endsWith('/metrics-stream/metric-names')) return undefined;
  const loss = { group: 'validation', name: 'loss' };
  const result = {
    searcherMetrics: ['loss'],
    trainingMetrics: [],
    validationMetrics: [],
    metricNames: [loss, ...layers],
  };
  return new Response(`${JSON.stringify({ result })}\n`);
}

const titles = () =>
  screen.getAllByRole('figure').map((figure) => figure.querySelector('[title]')?.textContent);

test('of ten thousand metrics only those on the page are requested; the tree leads to the others', async () => {
  const { user, requests, router } = await renderApp(path, { answer: manyNames });
  const tree = within(await screen.findByRole('tree', { name: 'Metric names' }));
  expect(screen.getByRole('searchbox').getAttribute('placeholder')).toMatch(
    /^Filter 10,0\d\d charts$/,
  );
  await waitFor(() => expect(titles()).toHaveLength(chartsAtOnce));
  const requestedMetrics = () =>
    requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/time-series'))
      .flatMap(({ searchParams }) => searchParams.getAll('metricNames'));
  await waitFor(() => expect(requestedMetrics().length).toBeGreaterThan(0));
  expect(new Set(requestedMetrics()).size).toBeLessThanOrEqual(2 * chartsAtOnce);
  await user.click(tree.getByTitle('validation'));
  await waitFor(() => expect(router.state.location.search).toEqual({ metric: 'validation' }));
  await waitFor(() => expect(titles().length).toBeLessThan(chartsAtOnce));
});

const isCurves = ({ url }: Request) => new URL(url).pathname.endsWith('/time-series');

test('curves that the master refuses are requested once, and one text stands for all charts', async () => {
  const refusal = { error: { code: 7, error: 'the curves are not yours' } };
  let isRefused = true;
  stopRepeats();
  const { user, requests } = await renderApp(path, {
    answer: (request) =>
      isCurves(request) && isRefused ? Response.json(refusal, { status: 403 }) : undefined,
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('the curves are not yours')).toBeVisible();
  expect(screen.queryAllByRole('figure')).toEqual([]);
  expect(requests.filter(isCurves)).toHaveLength(1);
  isRefused = false;
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByRole('figure')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('two charts never have one name', async () => {
  const names = ['loss', 'val_loss', 'validation_loss'];
  const metricNames = names.map((name) => ({ group: 'validation', name }));
  const result = { searcherMetrics: [], trainingMetrics: [], validationMetrics: [], metricNames };
  await renderApp(path, {
    answer: (request) =>
      new URL(request.url).pathname.endsWith('/metrics-stream/metric-names')
        ? new Response(`${JSON.stringify({ result })}\n`)
        : undefined,
  });
  await waitFor(() => expect(titles()).toEqual(expect.arrayContaining(names)));
  expect(new Set(titles()).size).toBe(titles().length);
});

test('charts are filtered by a regular expression; a wrong one is named', async () => {
  const { user } = await renderApp(path, { answer: manyNames });
  const field = await screen.findByRole('searchbox');
  await user.click(field);
  await user.paste('^layer.0000[1-3]/norm$');
  await waitFor(() =>
    expect(titles()).toEqual(['layer.00001/norm', 'layer.00002/norm', 'layer.00003/norm']),
  );
  await user.clear(field);
  await user.paste('(loss');
  await screen.findByText(/^Not a regular expression: Unterminated group/);
});

test('the x axis can go to the end of the training, which is kept in the link', async () => {
  const { user, router } = await renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Chart options' }));
  const item = await screen.findByRole('menuitemcheckbox', { name: 'To the end of training' });
  expect(item.getAttribute('aria-checked')).toBe('false');
  await user.click(item);
  await waitFor(() => expect(router.state.location.search).toEqual({ end: 'training' }));
});

test('Back undoes a zoom', async () => {
  const { user, router } = await renderApp(path);
  const loss = within(await screen.findByRole('figure', { name: 'loss' }));
  await user.click(await loss.findByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Chart settings...' }));
  await user.type(await screen.findByRole('textbox', { name: 'X from' }), '100');
  await user.type(screen.getByRole('textbox', { name: 'X to' }), '200{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ range: [100, 200] }));
  act(() => router.history.back());
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(router.state.location.pathname).toBe(path);
});
