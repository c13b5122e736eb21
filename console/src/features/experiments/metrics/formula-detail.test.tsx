import { screen, waitFor, within } from '@testing-library/react';
import { withChartSize } from '@trainyard/ui/test/chart-size';
import { expect, test } from 'vitest';
import { valuesAt, withManyPoints } from '~/test/many-points';
import { demoSandbox, renderApp } from '~/test/render-app';

withChartSize();

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
  await waitFor(() => expect(valuesAt(figure, '99,890')).toEqual(['99,8906']));
  expect(valuesAt(figure, '99,800')).toEqual(['99,8002']);
  // outside of the range it is as before
  expect(valuesAt(figure, '99,690')).toEqual([]);
  expect(valuesAt(figure, '99,600')).toEqual(['99,6002']);
});

test('a zoom reads finer points of the base run, too', async () => {
  const sandbox = demoSandbox();
  const { user } = await renderApp(
    '/experiments/107/overview?filter=lr&base=74&range=99700&range=99900',
    {
      sandbox,
      answer: (request) =>
        request.url.includes('/trials/time-series')
          ? withManyPoints(request, (each) => sandbox.fetch(each))
          : undefined,
    },
  );
  const figure = within(await screen.findByRole('figure', { name: 'lr' }));
  await figure.findByRole('button', { name: /^Base: / });
  await user.click(await figure.findByRole('button', { name: 'View as table' }));
  await waitFor(() => expect(valuesAt(figure, '99,890')).toEqual(['99,89022']));
});
