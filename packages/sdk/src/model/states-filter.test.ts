import { expect, test } from 'vitest';
import type { RunState } from './run-state';
import { statesFilter } from './states-filter';

test.each<[RunState[], RunState[]]>([
  [['STATE_RUNNING'], ['STATE_ACTIVE']],
  [['STATE_QUEUED', 'STATE_PULLING', 'STATE_STARTING', 'STATE_ACTIVE'], ['STATE_ACTIVE']],
  [
    ['STATE_PAUSED', 'STATE_RUNNING', 'STATE_ERROR'],
    ['STATE_PAUSED', 'STATE_ACTIVE', 'STATE_ERROR'],
  ],
  [['STATE_STOPPING_KILLED'], ['STATE_STOPPING_KILLED']],
  [['STATE_DELETED', 'STATE_UNSPECIFIED'], []],
  [[], []],
])('%j is asked for as %j', (wanted, sent) => {
  expect(statesFilter(wanted)).toEqual(sent);
});
