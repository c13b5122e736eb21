import { QueryClient } from '@tanstack/react-query';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { settingsQuery } from '~/data/settings';
import { experimentListSearch } from '~/features/experiments/base/list-search';
import { viewToApply } from './apply-stored-view';

const left = { columns: ['name', 'state'], pinnedColumnsCount: 1, sortString: 'name=asc' };

/** The view that a link opens with where the user has left one. */
function applied(link: object, stored: Record<string, unknown> = left) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(settingsQuery.queryKey, { 'f_project-details-2': stored });
  return viewToApply(queryClient, { projectId: 2 }, experimentListSearch(link as never));
}

test('a bare link, and one to a place in the list, open with the view that was left', async () => {
  for (const link of [{}, { page: 3 }])
    expect(await applied(link)).toMatchObject({ columns: ['name', 'state'], sort: 'name=asc' });
});

test.each([
  { sort: 'id=asc' },
  { filter: 'id > 1' },
  { archived: true },
  { pageSize: 20 },
  { v: 1 },
])('a link that holds a view opens with that: %j', async (link) => {
  expect(await applied(link)).toBeUndefined();
});

test('a stored filter of another shape is reported, and does not change the list', async () => {
  expect(await applied({}, { filterset: '{"filterGroup": 7}' })).toBeUndefined();
  expect(toastStore.getSnapshot().map(({ title }) => title)).toEqual([
    'Unable to initialize filterset from settings',
  ]);
});
