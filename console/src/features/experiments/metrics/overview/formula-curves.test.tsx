import { screen, waitFor, within } from '@testing-library/react';
import { withChartSize } from '@trainyard/ui/test/chart-size';
import { expect, test } from 'vitest';
import { rowsOfChart, withManyPoints } from '~/test/many-points';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

withChartSize();

const path = '/experiments/113/visualization/overview';
const chart = encodeURIComponent('=training.loss * 2;pinned;title=Double');
const zoomed = `${path}?chart=${chart}&range=99700&range=99900`;

/** Opens the page of a search on curves of many points; `refusesParts` forbids the finer ones. */
async function renderFinely(link: string, sandbox = demoSandbox(), refusesParts = false) {
  const app = await renderApp(link, {
    sandbox,
    answer: (request) => {
      if (!request.url.includes('/trials/time-series')) return undefined;
      return refusesParts && request.url.includes('endBatches')
        ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
        : withManyPoints(request, (each) => sandbox.fetch(each));
    },
  });
  const parts = () =>
    app.requests
      .map(({ url }) => new URL(url).searchParams)
      .filter((params) => params.get('endBatches') === '99900');
  const figure = within(await screen.findByRole('figure', { name: 'Double' }));
  await figure.findByText(/\d+ trials$/);
  return { ...app, figure, parts };
}

type App = Awaited<ReturnType<typeof renderFinely>>;

const rowsOf = ({ user }: App, first: string) =>
  rowsOfChart(user, screen.getByRole('figure', { name: 'Double' }), first);

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
] as const)(
  'on %s a zoom reads finer points of a chart that was added to a search, with one request, and computes with them',
  async (_, createSandbox) => {
    const app = await renderFinely(zoomed, createSandbox());
    await waitFor(async () => expect((await rowsOf(app, '99,890'))[0]).toMatch(/^99,8906/));
    expect((await rowsOf(app, '99,800'))[0]).toMatch(/^99,8002/);
    expect(await rowsOf(app, '99,690')).toEqual([]);
    const parts = app.parts();
    expect(parts.map((params) => params.getAll('metricNames').join())).toEqual(['loss']);
    expect(parts[0]?.getAll('trialIds').length).toBeGreaterThan(1);
  },
);

test('finer points are read of selected trials alone, which are those with a line', async () => {
  const { figure, user, parts } = await renderFinely(`${path}?chart=${chart}`);
  const trials = within(await screen.findByRole('table', { name: 'Trials of the curves' }));
  const [, first] = await trials.findAllByRole('checkbox');
  await user.click(first ?? expect.fail());
  await figure.findByText(/^1 of \d+ trials$/);
  await user.click(await figure.findByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Chart settings...' }));
  await user.type(await screen.findByLabelText('X from'), '99700');
  await user.type(screen.getByLabelText('X to'), '99900');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const id = /\d+/.exec(first?.getAttribute('aria-label') ?? '')?.[0];
  await waitFor(() => expect(parts().map((params) => params.getAll('trialIds'))).toEqual([[id]]));
});

test('a refused part leaves the points that are there', async () => {
  const app = await renderFinely(zoomed, demoSandbox(), true);
  await waitFor(() => expect(app.parts()).not.toEqual([]));
  expect((await rowsOf(app, '99,800'))[0]).toMatch(/^99,8002/);
  expect(await rowsOf(app, '99,890')).toEqual([]);
});
