import { expect, test } from 'vitest';
import { trialListQuery } from './list-query';
import { trialSearch } from './search';

const read = (search: object) => trialSearch(search as never);

test('a bare link asks for the newest trials of any state', () => {
  expect(trialListQuery(read({}))).toEqual({
    sortBy: 'SORT_BY_ID',
    orderBy: 'ORDER_BY_DESC',
    limit: 50,
    offset: 0,
  });
});

test('sort, state and page become the query', () => {
  expect(trialListQuery(read({ sort: 'best=asc', state: 'ERROR', page: 2 }))).toEqual({
    sortBy: 'SORT_BY_BEST_VALIDATION_METRIC',
    orderBy: 'ORDER_BY_ASC',
    states: ['STATE_ERROR'],
    limit: 50,
    offset: 100,
  });
});

test.each(['moon=asc', 'id', 'id=asc,state=desc', 7])('the sort %j falls back', (sort) => {
  expect(read({ sort }).sort).toBe('id=desc');
});
