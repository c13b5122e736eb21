import { screen, within } from '@testing-library/react';
import { getExperiments } from '@trainyard/sdk/calls';
import { searcherMetric } from '@trainyard/sdk/model';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

const refusal = () => Response.json({ code: 7, message: 'not yours' }, { status: 403 });

/** Two finished searches of a demo by one metric, and a run that is none. */
async function twoSearches(sandbox = demoSandbox()) {
  const client = await clientOf(sandbox);
  const { experiments } = await getExperiments(client, { limit: 1000 });
  const searches = experiments.filter(
    ({ searcherType, numTrials }) => searcherType !== 'single' && numTrials >= 6,
  );
  const single = experiments.find(({ searcherType }) => searcherType === 'single');
  const metricOf = ({ config }: (typeof searches)[number]) => searcherMetric(config ?? {});
  const pair = searches.flatMap((one, at) =>
    searches.slice(at + 1).map((other) => [one, other] as const),
  );
  const [one, other] = pair.find(([one, other]) => metricOf(one) === metricOf(other)) ?? [];
  if (!one || !other || !single) throw new Error('the demo has no such searches');
  return { sandbox, one, other, single };
}

const section = async () =>
  within(await screen.findByRole('region', { name: 'Search against search' }));

test.each([
  ['0.23.4', demoSandbox],
  ['0.38.1', newerSandbox],
] as const)('on %s two searches are compared by the values of their trials', async (_, create) => {
  const { sandbox, one, other } = await twoSearches(create());
  await renderApp(`/experiment-compare?id=${one.id}&id=${other.id}&base=${one.id}`, { sandbox });
  const part = await section();
  const table = within(await part.findByRole('table', { name: /^Trials by / }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  expect(table.getByRole('columnheader', { name: `Against ${one.id}` })).toBeVisible();
  const against = /of pairs|^Too few trials/;
  expect(within(rows[1] ?? expect.fail()).getByText(against)).toBeVisible();
  expect(within(rows[0] ?? expect.fail()).queryByText(against)).toBeNull();
  expect(part.getByText(/test of Mann and Whitney/)).toBeVisible();
});

test('one search beside a run has no such part', async () => {
  const { sandbox, one, single } = await twoSearches();
  await renderApp(`/experiment-compare?id=${one.id}&id=${single.id}`, { sandbox });
  await screen.findByRole('region', { name: 'Trials' });
  expect(screen.queryByRole('region', { name: 'Search against search' })).toBeNull();
});

test('a search whose trials are refused is counted; the other one stays', async () => {
  const { sandbox, one, other } = await twoSearches();
  await renderApp(`/experiment-compare?id=${one.id}&id=${other.id}`, {
    sandbox,
    answer: ({ url }) =>
      url.includes(`/experiments/${other.id}/trials`) && url.includes('SORT_BY_ID')
        ? refusal()
        : undefined,
  });
  const part = await section();
  expect(await part.findByText(/^1 search without their trials/)).toBeVisible();
  const table = await part.findByRole('table', { name: /^Trials by / });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
});

test('on a phone each search is a card with its difference', async () => {
  onPhone();
  const { sandbox, one, other } = await twoSearches();
  await renderApp(`/experiment-compare?id=${one.id}&id=${other.id}&base=${one.id}`, { sandbox });
  const list = within(await (await section()).findByRole('list', { name: /^Trials by / }));
  expect(list.getByText(/of pairs|^Too few trials/)).toBeVisible();
});
