import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';
import { logSearch } from './log-search-params';
import { filterChanges, holdsPlace, storedFilters } from './stored-filters';

const lists = { agent: [], allocation: [], container: [], level: [], rank: [] };
const none = { ...lists, text: '', pattern: false };

test('stored filters apply like those of a link', () => {
  const search = { searchText: 'oo+m', enableRegex: true };
  const stored = { level: ['LOG_LEVEL_ERROR'], rankId: [-1, 2], agentId: ['a'], ...search };
  const expected = { text: 'oo+m', pattern: true };
  const filters = { ...none, level: ['error'], rank: [-1, 2], agent: ['a'], ...expected };
  expect(storedFilters(stored)).toEqual(filters);
  const changes = filterChanges(7, storedFilters(stored)).filter(
    ({ value }) => value !== undefined,
  );
  expect(new Set(changes.map(({ storagePath }) => storagePath))).toEqual(
    new Set(['log-viewer-filters-7']),
  );
  expect(Object.fromEntries(changes.map(({ key, value }) => [key, value]))).toEqual(stored);
});

test.each([
  { level: ['LOG_LEVEL_ODD', 3] },
  { level: 'LOG_LEVEL_ERROR', rankId: 'x', searchText: null },
  {},
])('values that are none do not count: %j', (stored) => {
  expect(storedFilters(stored)).toEqual(none);
});

test('display options of a log are not stored with its filters', () => {
  expect(filterChanges(7, { wrap: true, find: 'x', since: '2026-11-20', line: '4' })).toEqual([]);
});

describe('a link says something itself', () => {
  test.each([{ level: ['error' as const] }, { text: 'x' }, { line: '4' }, { find: 'x' }])(
    'with %j',
    (change) => expect(holdsPlace({ ...logSearch.defaults(), ...change })).toBe(true),
  );
  test.each([{}, { wrap: true }, { time: 'local' as const }])('but not with %j', (change) =>
    expect(holdsPlace({ ...logSearch.defaults(), ...change })).toBe(false),
  );
});

test('a selected level applies when the log is opened again', async () => {
  const sandbox = demoSandbox();
  const path = '/experiments/108/logs';
  const first = await renderApp(path, { sandbox });
  await first.user.click(await screen.findByRole('button', { name: /^Level/ }));
  await first.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Error' }));
  await waitFor(() => {
    const isStored = ({ method, url }: Request) =>
      method === 'POST' && url.endsWith('/users/setting');
    expect(first.requests.some(isStored)).toBe(true);
  });
  first.unmount();
  const second = await renderApp(path, { sandbox });
  await waitFor(() =>
    expect(second.router.state.location.search).toMatchObject({ level: 'error' }),
  );
});
