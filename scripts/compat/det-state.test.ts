import { expect, test } from 'vitest';
import { differencesOf, normalized } from './det-state.mjs';
import { tableOf } from './run-det.mjs';

test('values that depend on the clock are left out, and ids of tasks become one text', () => {
  const task = {
    id: '0d4af9dd-7dfa-43e4-8225-b6279ec6b004',
    state: 'STATE_RUNNING',
    startTime: '2026-11-01T00:00:00Z',
    config: { description: 'of 0d4af9dd-7dfa-43e4-8225-b6279ec6b004', experiment_seed: 7 },
    metadata: { alias_moves: [{ alias: 'staging', at: '2026-11-01T00:00:00.417Z' }] },
  };
  expect(normalized([task])).toEqual([
    {
      id: '(uuid)',
      state: 'STATE_RUNNING',
      config: { description: 'of (uuid)' },
      metadata: { alias_moves: [{ alias: 'staging' }] },
    },
  ]);
});

test('an entity that one master lacks differs, an equal one does not', () => {
  const expected = new Map([
    ['users 1', { username: 'admin' }],
    ['users 2', { username: 'jtan' }],
  ]);
  const actual = new Map([['users 1', { username: 'admin' }]]);
  expect(differencesOf(expected, actual)).toEqual([
    { what: 'users 2', expected: { username: 'jtan' }, found: undefined },
  ]);
});

test('the table has a row for each command, and escapes vertical bars', () => {
  const table = tableOf([
    { section: 'checkpoints', type: 'checkpoint describe {checkpoint}', shownCommand: 'a|b' },
    { section: 'jobs', type: 'job list', shownCommand: '', complaint: 'ended with 1' },
  ]);
  expect(table.split('\n')).toEqual([
    '| what | command | has to show | works |',
    '| --- | --- | --- | --- |',
    '| checkpoints | `det checkpoint describe {checkpoint}` | `a\\|b` | yes |',
    '| jobs | `det job list` |  | no |',
    '',
  ]);
});
