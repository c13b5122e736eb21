import type { Allocation } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { trialEvents } from './trial-events';

const allocation = (number: number, startTime: string, endTime: string): Allocation => ({
  taskId: '7.a',
  allocationId: `7.a.${number}`,
  state: endTime === '' ? 'STATE_RUNNING' : 'STATE_TERMINATED',
  isReady: false,
  startTime,
  endTime,
});

const line = (id: string, timestamp: string, log: string) => ({
  id,
  timestamp,
  log: `${log}\n`,
  level: 'LOG_LEVEL_INFO' as const,
});

const failed =
  'Trial 3 (Experiment 7) was terminated: allocation failed: resources failed with non-zero exit code: container failed with non-zero exit code: 1 (exit code 1)';
const left =
  'Trial 3 (Experiment 7) was terminated: allocation stopped after resources exited successfully with a zero exit code';

const first = allocation(1, '2026-11-20T10:00:00', '2026-11-20T10:10:00');
const second = allocation(2, '2026-11-20T10:11:00', '2026-11-20T10:20:00');
const third = allocation(3, '2026-11-20T10:30:00', '');
const none = { checkpoints: [], lines: [] };

const kinds = (input: Parameters<typeof trialEvents>[0]) =>
  trialEvents(input).map(({ kind }) => kind);

test('an allocation after one that failed is a restart, with the line that tells the failure', () => {
  // the master lists running ones first, then the latest end
  const allocations = [second, first];
  const lines = [line('41', '2026-11-20T10:10:01Z', failed)];
  const events = trialEvents({ ...none, allocations, lines });
  expect(events.map(({ kind }) => kind)).toEqual(['error', 'restart']);
  expect(events[0]).toMatchObject({
    at: Date.parse('2026-11-20T10:10:00Z') / 1000,
    line: { id: '41', time: '2026-11-20T10:10:01Z' },
  });
  expect(events[0]?.text).toMatch(/^Allocation 1 ended: allocation failed: resources failed/);
  expect(events[1]?.text).toBe('Restarted: allocation 2 started');
});

test('a pause and a preemption are named where the log names them, else only the end is', () => {
  const allocations = [third, first, second];
  const ends = [line('1', '2026-11-20T10:10:00Z', left), line('2', '2026-11-20T10:20:00Z', left)];
  expect(kinds({ ...none, allocations, lines: ends })).toEqual(['end', 'resume', 'end', 'resume']);
  const lines = [
    ...ends,
    line('3', '2026-11-20T10:09:00Z', 'preempted by the scheduler: saving a checkpoint'),
    line('4', '2026-11-20T10:19:00Z', 'allocation preempted (reason: user requested pause)'),
  ];
  expect(kinds({ ...none, allocations, lines })).toEqual([
    'preemption',
    'resume',
    'pause',
    'resume',
  ]);
});

test('a trial that ran through has no events but its checkpoints', () => {
  const checkpoints = [
    {
      uuid: '0123456789abcdef',
      reportTime: '2026-11-20T10:05:00Z',
      state: 'STATE_COMPLETED' as const,
      metadata: { steps_completed: 500 },
    },
  ];
  const lines = [line('1', '2026-11-20T10:10:00Z', left)];
  expect(trialEvents({ allocations: [first], checkpoints, lines })).toEqual([
    {
      id: '0123456789abcdef',
      kind: 'checkpoint',
      at: Date.parse('2026-11-20T10:05:00Z') / 1000,
      batch: 500,
      text: 'Checkpoint 01234567',
    },
  ]);
});

test('the failure of the last allocation is an error', () => {
  const lines = [line('1', '2026-11-20T10:10:00Z', failed)];
  expect(kinds({ ...none, allocations: [first], lines })).toEqual(['error']);
});

test('an event has the same id whatever is loaded after it', () => {
  const allocations = [second, first];
  const lines = [line('41', '2026-11-20T10:10:01Z', failed)];
  const checkpoint = {
    uuid: 'a',
    reportTime: '2026-11-20T10:05:00Z',
    state: 'STATE_COMPLETED' as const,
    metadata: {},
  };
  const early = trialEvents({ ...none, allocations });
  const late = trialEvents({ allocations, lines, checkpoints: [checkpoint] });
  expect(early.map(({ id }) => id)).toEqual(['end 1', 'start 2']);
  expect(late.map(({ id }) => id)).toEqual(['a', 'end 1', 'start 2']);
});
