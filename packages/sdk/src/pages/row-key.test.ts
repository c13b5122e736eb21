import { expect, test } from 'vitest';
import { rowKey } from './row-key';

test.each([
  [{ id: 7, name: 'a', state: 'STATE_PAUSED' }, '7'],
  [{ uuid: '0d1f', taskId: '1.x' }, '0d1f'],
  [{ name: 'template', workspaceId: 1 }, 'template'],
  [{ summary: null, jobId: 'job', name: 'anything' }, 'job'],
  [{ full: { jobId: 'job' } }, 'job'],
  [{ group: { groupId: 4, name: 'g' }, numMembers: 2 }, '4'],
  [{ experiment: { id: 9 }, bestTrial: { id: 3 } }, '9'],
  [{ training: { totalBatches: 100, metrics: { id: 1 } } }, 'training 100'],
  [{ validation: { totalBatches: 100 } }, 'validation 100'],
  [{ checkpoint: { uuid: 'c0', totalBatches: 100 } }, 'checkpoint c0'],
  [3, '3'],
  ['default', '"default"'],
  [{ odd: 1 }, '{"odd":1}'],
])('%j is %s', (row, key) => {
  expect(rowKey(row)).toBe(key);
});
