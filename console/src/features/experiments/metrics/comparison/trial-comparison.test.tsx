import { screen, waitFor, within } from '@testing-library/react';
import { createTransport, getExperiment, getExperiments, login } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { demoSandbox, type RenderOptions, renderApp } from '~/test/render-app';

/** A search of the demo, at one of its tabs. */
async function openSearch(tab: (trialIds: number[]) => string, options: RenderOptions = {}) {
  const sandbox = demoSandbox();
  const open = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
  const { experiments } = await getExperiments(client, { limit: 1000 });
  const match = experiments.find(
    ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials > 3,
  );
  const { experiment: search } = await getExperiment(client, { experimentId: match?.id ?? 0 });
  const path = `/experiments/${search.id}/${tab(search.trialIds)}`;
  return { ...(await renderApp(path, { ...options, sandbox })), search };
}

test('the values of compared trials open as a table over the page; removing the last one closes it', async () => {
  const { user, router, search } = await openSearch(() => 'trials');
  const [one = 0, two = 0] = search.trialIds.toSorted((a, b) => b - a);
  await router.navigate({ to: '/experiment-compare', search: { trial: [one, two] } });
  await user.click(await screen.findByRole('button', { name: 'All values' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Trial Comparison' }),
  );
  await dialog.findByRole('link', { name: `Trial ${one}` });
  const heads = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual(['State', 'Batches Processed', 'Total Checkpoint Size']);
  expect(heads.length).toBeGreaterThan(5);
  expect(router.state.location.searchStr).toBe(
    `?trial=${one}&trial=${two}&compare=true&row=${one}&row=${two}`,
  );
  await user.click(dialog.getByRole('button', { name: `Remove trial ${one}` }));
  await waitFor(() => expect(dialog.queryByRole('link', { name: `Trial ${one}` })).toBeNull());
  await user.click(dialog.getByRole('button', { name: `Remove trial ${two}` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.searchStr).toBe(`?trial=${one}&trial=${two}`);
});

test('the table says which values it shows, and marks the best (E14.2)', async () => {
  const { user, router } = await openSearch(
    ([one, two, three]) => `trials?compare=true&row=${one}&row=${two}&row=${three}`,
  );
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: /Trial Comparison$/ }),
  );
  const metric = /^\[V\] validation_accuracy/;
  const row = () => {
    const head = dialog.getByRole('rowheader', { name: metric });
    const cells = [...(head.parentElement?.querySelectorAll('td') ?? [])];
    return { kind: head.lastChild?.textContent, cells };
  };
  await waitFor(() => expect(dialog.getByRole('rowheader', { name: metric })).toBeVisible());
  expect(row().kind).toBe('last');
  await user.click(dialog.getByRole('radio', { name: 'Best values' }));
  await waitFor(() => expect(row().kind).toBe('max'));
  expect(router.state.location.search).toMatchObject({ compareValues: 'best' });
  const numberOf = (cell: Element) => Number(/[\d.]+(e-\d+)?/.exec(cell.textContent ?? '')?.[0]);
  const best = row().cells.filter(({ textContent }) => textContent?.endsWith(', best'));
  expect(best.map(numberOf)).toEqual([Math.max(...row().cells.map(numberOf))]);
});

test('a link reopens it over another tab; rows are chosen by name', async () => {
  const { user, search, router } = await openSearch(
    ([one, two]) => `notes?compare=true&row=${one}&row=${two}&row=${two}`,
  );
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: /Trial Comparison$/ }),
  );
  await dialog.findByRole('link', { name: `Trial ${search.trialIds[0]}` });
  expect(dialog.getAllByRole('columnheader')).toHaveLength(2);
  const before = dialog.getAllByRole('rowheader').length;
  await user.click(dialog.getByRole('button', { name: /^Hyperparameters all of/ }));
  await user.click(await screen.findByRole('button', { name: 'None' }));
  await waitFor(() => expect(dialog.getAllByRole('rowheader').length).toBeLessThan(before));
  expect(router.state.location.searchStr).toContain('compareHyperparameters=');
});

test('without trials, and with one that cannot be read, it shows a message', async () => {
  const { router } = await openSearch(() => 'trials?compare=true&row=999999');
  expect(await screen.findByText('Unable to fetch Trial 999999')).toBeVisible();
  await router.navigate({ to: '.', search: { compare: true } as never });
  expect(await screen.findByText('No trials selected')).toBeVisible();
});

test('one that cannot be read leaves the others where they are, and is left out on demand', async () => {
  const { user, router, search } = await openSearch(
    ([one]) => `trials?compare=true&row=999999&row=${one}`,
  );
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: /Trial Comparison$/ }),
  );
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toMatch(/^Unable to fetch Trial 999999\. .*999999.* not found/);
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  const [one] = search.trialIds;
  expect(dialog.getByRole('link', { name: `Trial ${one}` })).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Leave out' }));
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  expect(router.state.location.searchStr).toBe(`?compare=true&row=${one}`);
  expect(dialog.getAllByRole('columnheader')).toHaveLength(1);
});
