import { act, screen, waitFor, within } from '@testing-library/react';
import { postUserSetting, searchExperiments } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { settingsQuery } from '~/data/settings';
import { clientOf } from '~/test/experiment-header';
import { listPath, openMenu, rowOf, rows, withHeight } from '~/test/experiment-list';
import { demoSandbox, renderApp } from '~/test/render-app';

withHeight();

const names = () => rows().map((row) => row.querySelector('a')?.textContent);

test('pinned rows are at the top in any order and on every page, and the master stores them; one that does not match the filter is hidden until it matches again', async () => {
  const { user, requests, router } = await renderApp(listPath);
  await rowOf('maskrcnn-anchor-search-v3');
  const before = names();
  expect(before[0]).not.toBe('maskrcnn-anchor-search-v3');
  const menu = await openMenu(user, 'maskrcnn-anchor-search-v3');
  await user.click(await within(menu).findByRole('menuitem', { name: 'Pin' }));
  await waitFor(() => expect(names()[0]).toBe('maskrcnn-anchor-search-v3'));
  const row = await rowOf('maskrcnn-anchor-search-v3');
  expect(within(row).getByRole('img', { name: 'Pinned' })).toBeVisible();
  // each row once
  await waitFor(() => expect(names().toSorted()).toEqual(before.toSorted()));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith('/users/setting'))).toBe(true),
  );

  const field = screen.getByRole('searchbox', { name: 'Search by name' });
  await user.type(field, 'convnext{Enter}');
  await waitFor(() => expect(names().every((name) => name?.includes('convnext'))).toBe(true));
  await user.clear(field);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()[0]).toBe('maskrcnn-anchor-search-v3'));

  await router.navigate({
    to: '/projects/$projectId/experiments',
    params: { projectId: '2' },
    search: { sort: 'name=desc', pageSize: 20, page: 1 },
  });
  await waitFor(() => expect(names()[0]).toBe('maskrcnn-anchor-search-v3'));
});

test('a pin that the master has not stored yet stays where the settings are read again', async () => {
  const sandbox = demoSandbox();
  let store = () => {};
  const isStored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const { user, queryClient, requests } = await renderApp(listPath, {
    sandbox,
    answer: async (request) => {
      if (request.method === 'POST' && request.url.endsWith('/users/setting')) await isStored;
      return sandbox.fetch(request);
    },
  });
  const menu = await openMenu(user, 'maskrcnn-anchor-search-v3');
  await user.click(await within(menu).findByRole('menuitem', { name: 'Pin' }));
  await waitFor(() => expect(names()[0]).toBe('maskrcnn-anchor-search-v3'));
  const { queryKey } = settingsQuery;
  await act(() => queryClient.refetchQueries({ queryKey }));
  expect(requests.filter(({ url }) => url.endsWith('/users/setting')).at(-1)?.method).toBe('GET');
  expect(queryClient.getQueryData(queryKey)).toMatchObject({
    'project-details-2': { pinned: { 2: [83] } },
  });
  expect(names()[0]).toBe('maskrcnn-anchor-search-v3');
  store();
});

test('at most five rows can be pinned, which the menu shows, and one item unpins all', async () => {
  const sandbox = demoSandbox();
  const transport = await clientOf(sandbox);
  const { experiments } = await searchExperiments(transport, {
    projectId: 2,
    sort: 'startTime=desc',
    limit: 6,
  });
  const other = 'maskrcnn-anchor-search-v3';
  const ids = experiments.flatMap(({ experiment }) =>
    experiment && experiment.name !== other ? [experiment.id] : [],
  );
  const value = JSON.stringify({ 2: ids.slice(0, 5) });
  const settings = [{ storagePath: 'project-details-2', key: 'pinned', value }];
  await postUserSetting(transport, { body: { settings } });
  const { user } = await renderApp(listPath, { sandbox });
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Pinned' }).length).toBe(5));
  const menu = await openMenu(user, other);
  const pin = await within(menu).findByRole('menuitem', { name: /^Pin/ });
  expect(pin.getAttribute('aria-disabled')).toBe('true');
  expect(pin.title).toBe('Up to 5 pinned items');
  await user.click(within(menu).getByRole('menuitem', { name: 'Unpin all 5' }));
  await waitFor(() => expect(screen.queryAllByRole('img', { name: 'Pinned' })).toEqual([]));
});

test('a link in a cell can be opened elsewhere, as the menu of a browser would; the header of the checkboxes selects the first ones, all, and none', async () => {
  const { user } = await renderApp(listPath);
  const row = await rowOf('maskrcnn-anchor-search-v3');
  const link = within(row).getByRole('link', { name: 'maskrcnn-anchor-search-v3' });
  await user.pointer({ keys: '[MouseRight]', target: link });
  expect(await screen.findByRole('menuitem', { name: 'Open Link in New Tab' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Open Link in New Window' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.pointer({ keys: '[MouseRight]', target: within(row).getByText('Completed') });
  expect(await screen.findByRole('menuitem', { name: 'Pin' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Open Link in New Tab' })).toBeNull();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  const choose = async (line: string | RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Select rows' }));
    await user.click(await screen.findByRole('menuitem', { name: line }));
  };
  await choose('Select first 5');
  expect(await screen.findByText('5 selected')).toBeVisible();
  await choose(/^Select all/);
  await waitFor(() => expect(screen.queryByText('5 selected')).toBeNull());
  await choose('Clear selected');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
});
