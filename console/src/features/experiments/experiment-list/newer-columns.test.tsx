import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { isSearch, listPath, rowOf, withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';

withHeight();
const latency = 'inference.latency_ms.last';

/** Every run measured what is sorted and filtered by; the tests look at what is asked. */
const withOwnGroup = (sandbox: Sandbox) => (request: Request) =>
  isSearch(request) ? searched(sandbox, request) : undefined;

async function searched(sandbox: Sandbox, request: Request) {
  const { sort: _, filter: __, ...rest } = await request.clone().json();
  const answer = await sandbox.fetch(new Request(request, { body: JSON.stringify(rest) }));
  const body = await answer.json();
  for (const { bestTrial } of body.experiments)
    if (bestTrial)
      bestTrial.summaryMetrics.inference = { latency_ms: { last: 12.5, type: 'number' } };
  return Response.json(body);
}

const sent = async (requests: Request[]) => {
  const last = requests.filter(isSearch).at(-1);
  return last ? await last.clone().json() : undefined;
};

const open = (search: string) => {
  const sandbox = newerSandbox();
  return renderApp(`${listPath}?${search}`, { sandbox, answer: withOwnGroup(sandbox) });
};

test('a link of an older master shows, sorts and filters by the last value', async () => {
  const link = new URLSearchParams([
    ['columns', 'id'],
    ['columns', 'name'],
    ['columns', 'validation.validation_loss:150'],
    ['sort', 'validation.validation_loss=asc'],
    ['filter', 'validation.validation_loss > 0.1'],
  ]);
  const { router, requests } = await open(String(link));
  const row = await rowOf('resnet50-lr-sweep');
  expect(
    await screen.findByRole('columnheader', { name: /validation_loss \(validation, last\)/ }),
  ).toBeVisible();
  await waitFor(() => expect(within(row).getByText(/^\d\.\d+$/)).toBeVisible());
  expect(router.state.location.search).toMatchObject({
    columns: ['id', 'name', 'validation.validation_loss.last:150'],
    sort: 'validation.validation_loss.last=asc',
  });
  const { sort, filter } = await sent(requests);
  expect(sort).toBe('validation.validation_loss.last=asc');
  expect(filter).toContain('"columnName":"validation.validation_loss.last"');
  expect(toastStore.getSnapshot()).toEqual([]);
});

test('a group of the training script is a column, a sort and a filter', async () => {
  const link = new URLSearchParams([
    ['columns', 'id'],
    ['columns', 'name'],
    ['columns', latency],
    ['sort', `${latency}=asc`],
    ['filter', `${latency} < 20`],
  ]);
  const { user, requests } = await open(String(link));
  expect(
    await screen.findByRole('columnheader', { name: /latency_ms \(inference, last\)/ }),
  ).toBeVisible();
  expect((await screen.findAllByText('12.5000')).length).toBeGreaterThan(1);
  const { sort, filter } = await sent(requests);
  expect(sort).toBe(`${latency}=asc`);
  expect(filter).toContain(`"columnName":"${latency}"`);
  expect(filter).toContain('"location":"LOCATION_TYPE_CUSTOM_METRIC"');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const picker = within(await screen.findByRole('dialog', { busy: false, name: 'Columns' }));
  const find = picker.getByLabelText('Search columns');
  fireEvent.change(find, { target: { value: 'External ID' } });
  expect(picker.getByLabelText('External ID')).toBeVisible();
  await user.click(await picker.findByRole('radio', { name: 'Metrics' }));
  fireEvent.change(find, { target: { value: 'latency' } });
  expect(await picker.findByLabelText('latency_ms (inference, last)')).toBeChecked();
});

test('an older master has no such columns, and says that it cannot sort by one', async () => {
  const { user } = await renderApp(`${listPath}?sort=${latency}%3Dasc`);
  expect(await screen.findByText(`The list cannot be sorted by “${latency}”.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset sort' }));
  await screen.findByRole('link', { name: 'resnet50-lr-sweep' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const picker = within(await screen.findByRole('dialog', { busy: false, name: 'Columns' }));
  fireEvent.change(picker.getByLabelText('Search columns'), { target: { value: 'External' } });
  expect(picker.getByText('No results')).toBeVisible();
});
