import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withChartSize } from '~/test/chart-size';
import { demoSandbox, renderApp } from '~/test/render-app';

withChartSize();

/** Answers with a point every 100 batches for the whole, and every 10 batches for a part. */
async function withManyPoints(request: Request, fetch: (request: Request) => Promise<Response>) {
  const url = new URL(request.url);
  const params = url.searchParams;
  const end = params.get('endBatches');
  const [start, step] = end === null ? [0, 100] : [Number(params.get('startBatches')), 10];
  const count = end === null ? 1000 : (Number(end) - start) / step + 1;
  // the trial of the demo is shorter
  params.delete('endBatches');
  params.set('startBatches', '0');
  const body = await (await fetch(new Request(url, request))).json();
  for (const { metrics } of body.trials)
    for (const metric of metrics)
      metric.data = Array.from({ length: count }, (_, at) => {
        const batches = start + at * step;
        return {
          ...{ batches, epoch: 0, time: new Date(batches * 1000).toISOString() },
          // the values between those of the whole are others
          values: { loss: batches % 100 === 0 ? 1 : 3, lr: 2 },
        };
      });
  return Response.json(body);
}

test('a zoom reads finer points of each metric that an expression names, and computes with them', async () => {
  const sandbox = demoSandbox();
  const chart = encodeURIComponent('=training.loss * training.lr;pinned;title=Product');
  const { user, requests } = await renderApp(
    `/experiments/107/overview?chart=${chart}&range=99700&range=99900`,
    {
      sandbox,
      answer: (request) =>
        request.url.includes('/trials/time-series')
          ? withManyPoints(request, (each) => sandbox.fetch(each))
          : undefined,
    },
  );
  const figure = within(await screen.findByRole('figure', { name: 'Product' }));
  await waitFor(() => {
    const parts = requests
      .map(({ url }) => new URL(url).searchParams)
      .filter((params) => params.get('endBatches') === '99900');
    const names = parts.map((params) => params.getAll('metricNames').sort().join());
    expect(names).toContain('loss,lr');
  });
  await user.click(await figure.findByRole('button', { name: 'View as table' }));
  const valuesAt = (batch: string) =>
    figure
      .queryAllByRole('row')
      .map((row) => row.textContent ?? '')
      .filter((text) => text.startsWith(batch));
  await waitFor(() => expect(valuesAt('99,890')).toEqual(['99,8906']));
  expect(valuesAt('99,800')).toEqual(['99,8002']);
  // outside of the range it is as before
  expect(valuesAt('99,690')).toEqual([]);
  expect(valuesAt('99,600')).toEqual(['99,6002']);
});
