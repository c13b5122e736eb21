import { act, screen, waitFor, within } from '@testing-library/react';
import { withChartSize } from '@trainyard/ui/test/chart-size';
import { expect, test } from 'vitest';
import { rowsOfChart, withManyPoints } from '~/test/many-points';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

withChartSize();

const formula = encodeURIComponent('=training.loss * training.lr;pinned;title=Product');

async function renderFinely(link: string, sandbox: ReturnType<typeof demoSandbox>) {
  const app = await renderApp(link, {
    sandbox,
    answer: (request) =>
      request.url.includes('/trials/time-series')
        ? withManyPoints(request, (each) => sandbox.fetch(each))
        : undefined,
  });
  const parts = () =>
    app.requests
      .map(({ url }) => new URL(url).searchParams)
      .filter((params) => params.get('endBatches') === '99900');
  return { ...app, parts };
}

type App = Awaited<ReturnType<typeof renderApp>>;

/** Zooms all charts with the settings of one. */
async function zoom({ user }: App, name: string) {
  const figure = within(await screen.findByRole('figure', { name }));
  await user.click(await figure.findByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Chart settings...' }));
  // charts of one axis keep their zoom from page to page
  for (const [field, text] of [
    ['X from', '99700'],
    ['X to', '99900'],
  ] as const) {
    await user.clear(await screen.findByLabelText(field));
    await user.type(screen.getByLabelText(field), text);
  }
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

const rowsOf = ({ user }: App, name: string, first: string) =>
  rowsOfChart(user, screen.getByRole('figure', { name }), first);

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
] as const)(
  'on %s a zoom in a comparison reads finer points of all curves of a chart with one request, also for expressions',
  async (_, createSandbox) => {
    const link = `/experiment-compare?id=107&id=74&filter=lr&chart=${formula}`;
    const app = await renderFinely(link, createSandbox());
    await zoom(app, 'Product');
    await waitFor(async () => expect(await rowsOf(app, 'Product', '99,890')).toEqual(['99,89066']));
    expect(await rowsOf(app, 'Product', '99,690')).toEqual([]);
    const ofProduct = app
      .parts()
      .filter((params) => params.getAll('metricNames').sort().join() === 'loss,lr');
    expect(ofProduct.map((params) => params.getAll('trialIds').length)).toEqual([2]);
  },
);

test('a zoom is in the link, which shows the same part to others; Back and another axis show all of it', async () => {
  const link = '/experiment-compare?id=107&id=74&filter=lr';
  const app = await renderFinely(link, demoSandbox());
  await zoom(app, 'lr');
  const search = () => app.router.state.location.search;
  await waitFor(() => expect(search()).toMatchObject({ range: [99700, 99900] }));
  act(() => app.router.history.back());
  await waitFor(() => expect(search()).not.toHaveProperty('range'));
  act(() => app.router.history.forward());
  await waitFor(() => expect(search()).toHaveProperty('range'));
  await app.user.click(screen.getByRole('radio', { name: 'Elapsed' }));
  await waitFor(() => expect(search()).toMatchObject({ x: 'elapsed' }));
  expect(search()).not.toHaveProperty('range');
});

test('a link to a part of the axis reads its finer points', async () => {
  const link = '/experiment-compare?id=107&id=74&filter=lr&range=99700&range=99900';
  const app = await renderFinely(link, demoSandbox());
  await screen.findByRole('figure', { name: 'lr' });
  await waitFor(async () => expect(await rowsOf(app, 'lr', '99,890')).toEqual(['99,89022']));
  expect(await rowsOf(app, 'lr', '99,690')).toEqual([]);
});

test('a zoom on the board beside a list reads finer points', async () => {
  const app = await renderFinely(
    '/projects/2/experiments?sort=id%3Ddesc&board=107&board=74&boardMetric=training%7Clr',
    demoSandbox(),
  );
  await zoom(app, 'lr');
  await waitFor(() =>
    expect(app.parts().map((params) => params.getAll('trialIds').length)).toEqual([2]),
  );
  await waitFor(async () => expect(await rowsOf(app, 'lr', '99,890')).toEqual(['99,89022']));
});

test('a refused part leaves the points that are there', async () => {
  const sandbox = demoSandbox();
  const app = await renderApp('/experiment-compare?id=107&filter=lr', {
    sandbox,
    answer: (request) => {
      if (!request.url.includes('/trials/time-series')) return undefined;
      return request.url.includes('endBatches')
        ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
        : withManyPoints(request, (each) => sandbox.fetch(each));
    },
  });
  await zoom(app, 'lr');
  await waitFor(() =>
    expect(app.requests.some(({ url }) => url.includes('endBatches=99900'))).toBe(true),
  );
  expect(await rowsOf(app, 'lr', '99,800')).toEqual(['99,8002']);
  expect(await rowsOf(app, 'lr', '99,890')).toEqual([]);
});
