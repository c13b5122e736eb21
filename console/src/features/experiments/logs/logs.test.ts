import { expect, test } from 'vitest';
import { toLogFilter } from './filters/log-filter';
import { logSearch } from './filters/log-search-params';
import { mergeFields, noFields } from './log-fields';

test('a link without filters requests all lines', () => {
  expect(toLogFilter(logSearch.defaults())).toEqual({});
});

test('a link names levels, ranks, agents, containers and a text as the master takes them', () => {
  const search = { level: ['error' as const], rank: [-1, 2], agent: ['a-1'], text: 'oom' };
  expect(toLogFilter({ ...logSearch.defaults(), ...search })).toEqual({
    levels: ['LOG_LEVEL_ERROR'],
    rankIds: [-1, 2],
    agentIds: ['a-1'],
    searchText: 'oom',
  });
});

test.each(['soon', '1', '11/20/2026', '2026-02-30'])(
  'a link since %s requests all lines, because it is not a time in ISO 8601 (F9)',
  (text) => {
    expect(toLogFilter(logSearch.read({ since: text }))).toEqual({});
    expect(logSearch.read({ line: '4', at: text, hitAt: text })).toMatchObject({
      at: '',
      hitAt: '',
    });
    const since = '2026-11-20T09:41:02.118Z';
    expect(toLogFilter(logSearch.read({ since }))).toEqual({ since });
  },
);

test('fields of several messages are merged, none is dropped', () => {
  const part = { stdtypes: [], sources: [], containerIds: [] };
  expect(
    mergeFields([
      { ...part, agentIds: ['b'], rankIds: [1] },
      { ...part, agentIds: ['a', 'b'], rankIds: [0] },
    ]),
  ).toEqual({ ...noFields, agentIds: ['a', 'b'], rankIds: [-1, 0, 1] });
});
