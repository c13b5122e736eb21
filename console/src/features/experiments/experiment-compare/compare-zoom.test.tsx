import { screen, waitFor, within } from '@testing-library/react';
import { withChartSize } from '@trainyard/ui/test/chart-size';
import { expect, test } from 'vitest';
import { rowsOfChart, withManyPoints } from '~/test/many-points';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';
import { isUnreached } from './use-reached-range';

withChartSize();

test.each([
  ['no chart has said anything', [], false],
  ['a chart reaches it', [false, true], false],
  ['a chart reads its points', [false, 'unread'], false],
  ['none reaches it', [false, false], true],
] as const)('where %s', (_, reaches, isDropped) => {
  const ofCharts = reaches.map((reach, at) => [String(at), reach] as const);
  expect(isUnreached(new Map(ofCharts))).toBe(isDropped);
});

/** the curves of experiment 107 end at 99,900 batches, those of 74 at 50,000 */
const end = 50_000;

async function withShortCurves(request: Request, sandbox: ReturnType<typeof demoSandbox>) {
  const body = await (await withManyPoints(request, (each) => sandbox.fetch(each))).json();
  for (const { trial, metrics } of body.trials)
    for (const metric of metrics)
      if (trial.experimentId === 74)
        metric.data = metric.data.filter(({ batches }: { batches: number }) => batches <= end);
  return Response.json(body);
}

async function open(range: string, sandbox = demoSandbox()) {
  const app = await renderApp(`/experiment-compare?id=107&id=74&filter=lr${range}`, {
    sandbox,
    answer: (request) =>
      request.url.includes('/trials/time-series') ? withShortCurves(request, sandbox) : undefined,
  });
  const rows = async (first: string) =>
    rowsOfChart(app.user, await screen.findByRole('figure', { name: 'lr' }), first);
  const remove = async (id: number) => {
    const table = await screen.findByRole('table', { name: 'Experiments to compare' });
    const row = within(table)
      .getAllByRole('row')
      .find((each) => within(each).queryByText(String(id)));
    const button = within(row ?? expect.fail()).getByRole('button', {
      name: /from the comparison$/,
    });
    await app.user.click(button);
  };
  return { ...app, rows, remove, search: () => app.router.state.location.search };
}

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
] as const)(
  'on %s a zoom stays while a curve reaches it, and is dropped with the last one; Ctrl+Z restores both',
  async (_, createSandbox) => {
    const zoomed = { range: [99700, 99900] };
    const { user, rows, remove, search } = await open('&range=99700&range=99900', createSandbox());
    await waitFor(async () => expect(await rows('99,890')).toHaveLength(1));
    expect(search()).toMatchObject(zoomed);
    await remove(107);
    await waitFor(() => expect(search()).not.toHaveProperty('range'));
    expect(search()).toMatchObject({ id: 74 });
    // the whole axis
    await waitFor(async () => expect(await rows('50,000')).toHaveLength(1));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(search()).toMatchObject({ id: [107, 74], ...zoomed }));
    await waitFor(async () => expect(await rows('99,890')).toHaveLength(1));
    await remove(74);
    await waitFor(() => expect(search()).toMatchObject({ id: 107 }));
    await waitFor(async () => expect(await rows('99,890')).toEqual(['99,8902']));
    expect(search()).toMatchObject(zoomed);
  },
);

test('a link to a part that no curve reaches shows the whole axis', async () => {
  const { rows, search } = await open('&range=500000&range=600000');
  await waitFor(() => expect(search()).not.toHaveProperty('range'));
  await waitFor(async () => expect(await rows('99,900')).toHaveLength(1));
});

test('a zoom is kept where the curves cannot be read', async () => {
  const { router } = await renderApp('/experiment-compare?id=107&filter=lr&range=500&range=600', {
    answer: (request) =>
      request.url.includes('/trials/time-series')
        ? Response.json({ code: 7, message: 'not yours' }, { status: 403 })
        : undefined,
  });
  expect(await screen.findByText('Unable to fetch lr')).toBeVisible();
  expect(router.state.location.search).toMatchObject({ range: [500, 600] });
});

test('Ctrl+Z undoes a zoom', async () => {
  const { user, search } = await open('');
  const figure = within(await screen.findByRole('figure', { name: 'lr' }));
  await user.click(await figure.findByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Chart settings...' }));
  await user.type(await screen.findByLabelText('X from'), '100');
  await user.type(screen.getByLabelText('X to'), '900');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(search()).toMatchObject({ range: [100, 900] }));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(search()).not.toHaveProperty('range'));
});
