import { expect, test } from 'vitest';
import { tableOf } from './det-table.mjs';

test('a row for each command, bars being text', () => {
  const table = tableOf([
    { section: 'checkpoints', type: 'checkpoint describe {checkpoint}', shown: 'a|b' },
    { section: 'jobs', type: 'job list', shown: '', complaint: 'ended with 1' },
  ]);
  expect(table.split('\n')).toEqual([
    '| what | command | has to show | works |',
    '| --- | --- | --- | --- |',
    '| checkpoints | `det checkpoint describe {checkpoint}` | `a\\|b` | yes |',
    '| jobs | `det job list` |  | no |',
    '',
  ]);
});
