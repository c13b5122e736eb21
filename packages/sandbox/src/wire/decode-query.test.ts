import { describe, expect, test } from 'vitest';
import { routes } from '../generated/wire-table';
import { decodePath, decodeQuery } from './decode-query';

const parametersOf = (id: string) => routes.find((route) => route.id === id)?.parameters ?? [];
const query = (id: string, search: string) => decodeQuery(parametersOf(id), search);

describe('a query', () => {
  test.each([
    [
      'both spellings',
      'getExperiments',
      '?project_id=2&sortBy=SORT_BY_NAME',
      { projectId: 2, sortBy: 'SORT_BY_NAME' },
    ],
    ['an enum by number', 'getUsers', '?sortBy=2', { sortBy: 'SORT_BY_USER_NAME' }],
    ['a repeated key as a list', 'getExperiments', '?labels=a&labels=b', { labels: ['a', 'b'] }],
    ['one value of a list as a list', 'getExperiments', '?userIds=3', { userIds: [3] }],
    ['the first of several values', 'getUsers', '?limit=1&limit=2', { limit: 1 }],
    [
      'nested fields by dots',
      'getExperiments',
      '?experimentIdFilter.notIn=1&experiment_id_filter.gte=5',
      { 'experimentIdFilter.notIn': [1], 'experimentIdFilter.gte': 5 },
    ],
    ['a boolean in every spelling', 'trialLogs', '?follow=T', { follow: true }],
    ['a wrapper boolean', 'getExperiments', '?archived=false', { archived: false }],
    [
      'a time',
      'trialLogs',
      '?timestampAfter=2026-11-20T07:11:16.972415Z',
      { timestampAfter: '2026-11-20T07:11:16.972415Z' },
    ],
    ['no unknown key', 'getUsers', '?bogus=1', {}],
    ['signs and escapes', 'getUsers', '?offset=-1&name=a%20b%26', { offset: -1, name: 'a b&' }],
  ])('parses %s', (_, id, search, expected) => {
    expect(query(id, search)).toEqual(expected);
  });

  test.each([
    ['getUsers', '?limit=x', 'strconv.ParseInt: parsing "x": invalid syntax'],
    ['getUsers', '?limit=', 'strconv.ParseInt: parsing "": invalid syntax'],
    ['getUsers', '?limit=3000000000', 'strconv.ParseInt: parsing "3000000000": value out of range'],
    ['trialLogs', '?follow=maybe', 'strconv.ParseBool: parsing "maybe": invalid syntax'],
    ['getExperiments', '?archived=maybe', 'bad BoolValue: maybe'],
    ['getExperiments', '?archived=1', 'bad BoolValue: 1'],
    ['getExperiments', '?states=STATE_BOGUS', 'STATE_BOGUS is not a valid experimentv1.State'],
    ['getUsers', '?sortBy=99', '99 is not a valid apiv1.GetUsersRequest_SortBy'],
    ['getModelVersions', '?sortBy=1', '1 is not a valid apiv1.GetModelVersionsRequest_SortBy'],
    ['trialLogs', '?levels=LOUD', 'LOUD is not a valid logv1.LogLevel'],
    [
      'trialLogs',
      '?timestampAfter=x',
      'bad Timestamp: parsing time "x" as "2006-01-02T15:04:05.999999999Z07:00": cannot parse "x" as "2006"',
    ],
    [
      'trialLogs',
      '?timestampAfter=2026-02-30T00:00:00Z',
      'bad Timestamp: parsing time "2026-02-30T00:00:00Z": day out of range',
    ],
    ['getUsers', '?name=%zz', 'invalid URL escape "%zz"'],
    ['getUsers', '?limit.x=1', 'int32 is not a generated message in the open-struct API'],
    [
      'getExperiments',
      '?experimentIdFilter.lt.x=1',
      'int32 is not a generated message in the open-struct API',
    ],
  ])('of %s rejects %s', (id, search, text) => {
    expect(() => query(id, search)).toThrow(text);
  });
});

describe('a path value', () => {
  test('of the wrong type is rejected with its name on the wire', () => {
    expect(() => decodePath(parametersOf('getExperiment'), { experimentId: 'abc' })).toThrow(
      'type mismatch, parameter: experiment_id, error: strconv.ParseInt: parsing "abc": invalid syntax',
    );
    expect(() => decodePath(parametersOf('patchExperiment'), { experimentId: 'abc' })).toThrow(
      'type mismatch, parameter: experiment.id, error: ',
    );
  });

  test('is a number or a text by the contract', () => {
    const path = decodePath(parametersOf('getSlot'), { agentId: '7', slotId: '0' });
    expect(path).toEqual({ agentId: '7', slotId: '0' });
    expect(decodePath(parametersOf('getUser'), { userId: '7' })).toEqual({ userId: 7 });
  });
});
