import { expect, test } from 'vitest';
import { masterVersion } from '~/app/abilities';
import { experimentListSearch, isSortText, rankOf } from './list-search';

const read = (search: object) => experimentListSearch(search as never);

test('a bare link shows the newest first and scrolls', () => {
  expect(read({})).toEqual({
    sort: 'startTime=desc',
    page: 0,
    pageSize: 0,
    name: '',
    archived: false,
    filter: '',
    columns: [],
    pinned: 2,
    heat: [],
    differ: false,
    rank: '',
    group: '',
  });
});

test('a link that names the default view holds it, one that names only a place does not (H4)', () => {
  const versionOf = (search: object) => read(search).v;
  expect(versionOf({ sort: 'startTime=desc' })).toBe(1);
  expect(versionOf({ filter: '', page: 3 })).toBe(1);
  expect(versionOf({ v: 1 })).toBe(1);
  // another value says it already
  expect(versionOf({ sort: 'id=asc' })).toBeUndefined();
  expect(versionOf({ page: 3, open: 7 })).toBeUndefined();
  // as the console writes a step of its own
  expect(versionOf({ ...experimentListSearch.defaults(), page: 3 })).toBeUndefined();
});

test('a link holds sort, page, length of a page, name, the archived ones, filter and columns', () => {
  const search = {
    sort: 'state=asc,name=desc',
    page: 3,
    pageSize: 40,
    name: 'resnet',
    archived: true,
    filter: 'state = ERROR',
    columns: ['name', 'state:140'],
    pinned: 1,
    heat: ['numTrials', 'hp.lr'],
    differ: true,
    rank: '',
    group: 'hp.optimizer',
    open: 7,
    v: 1,
  };
  expect(read(search)).toEqual(search);
});

test.each([
  [{ sort: 'password=asc' }, { sort: 'password=asc' }],
  [{ sort: ['id=asc'] }, { sort: 'startTime=desc' }],
  [{ page: -1 }, { page: 0 }],
  [{ page: 'two' }, { page: 0 }],
  [{ pageSize: 1000 }, { pageSize: 0 }],
  [{ archived: 'perhaps' }, { archived: false }],
  [{ name: 12 }, { name: '12' }],
  [
    { columns: 'name', pinned: -1 },
    { columns: ['name'], pinned: 2 },
  ],
])('%j is read as far as it can be', (search, expected) => {
  expect(read(search)).toMatchObject(expected);
});

test.each([
  ['startTime=desc', true],
  ['hp.optimizer.lr=desc', true],
  ['validation.validation_loss=asc,id=desc', true],
  ['training.loss.last=asc', true],
  // a master of this release sorts training metrics by a statistic
  ['training.loss=asc', false],
  ['nonsense=asc', false],
  ['id', false],
])('the master can sort by %s: %s', (sort, isSupported) => {
  masterVersion.set('0.23.4');
  expect(isSortText(sort)).toBe(isSupported);
});

test('what rows are ranked by may hold commas and equal signs', () => {
  expect(rankOf({ rank: 'fx.a=max(hp.x, 2)=desc' })).toEqual({
    id: 'fx.a=max(hp.x, 2)',
    desc: true,
  });
  expect(rankOf({ rank: 'numTrials=asc' })).toEqual({ id: 'numTrials', desc: false });
  expect([{ rank: '' }, { rank: 'name' }, { rank: '=asc' }].map(rankOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
