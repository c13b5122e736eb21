import { expect, test } from 'vitest';
import { errorsOf } from '~/lib/form-schema';
import {
  priorityAbove,
  type QueueChange,
  queueChanges,
  queueFields,
  queueSchema,
  queueUpdate,
  undoOfMove,
} from './queue-changes';

const before = { pool: 'a100', position: '3', priority: '42', weight: '1' };
const queue = ['first', 'second', 'third', 'fourth'].map((jobId, jobsAhead) => ({
  jobId,
  priority: jobsAhead < 2 ? 10 : 42,
  summary: { state: 'STATE_QUEUED' as const, jobsAhead },
}));

test('every change is sent, the pool first and the position last', () => {
  const changes = (change: Partial<typeof before>) =>
    queueChanges(before, { ...before, ...change });
  expect(changes({})).toEqual([]);
  expect(changes({ position: '1', priority: '7', weight: '2' })).toEqual([
    'priority',
    'weight',
    'position',
  ]);
  // a position of this pool means nothing in the other
  expect(changes({ pool: 'aux', priority: '7', position: '1' })).toEqual(['pool', 'priority']);
});

const update = (change: QueueChange, value: string, keepsPriority = false) =>
  queueUpdate({
    ...{ jobId: 'third', change, queue, keepsPriority },
    after: { ...before, [change]: value },
  });

test('a change is sent in the form that the master accepts', () => {
  expect(update('weight', '2')).toEqual({ jobId: 'third', weight: 2 });
  expect(update('priority', '7')).toEqual({ jobId: 'third', priority: 7 });
  expect(update('pool', 'aux')).toEqual({ jobId: 'third', resourcePool: 'aux' });
});

test('a position is sent as the job at it, before or behind it', () => {
  expect(update('position', '1')).toEqual({ jobId: 'third', aheadOf: 'first' });
  expect(update('position', '4')).toEqual({ jobId: 'third', behindOf: 'fourth' });
  expect(update('position', '3')).toBeNull();
  expect(() => update('position', '9')).toThrow('Job view is out of sync.');
});

test('with a changed priority a position never changes the priority again', () => {
  expect(update('position', '4', true)).toEqual({ jobId: 'third', behindOf: 'fourth' });
  expect(() => update('position', '1', true)).toThrow('With priority 42 the job is at 3.');
});

test('a move is undone next to a neighbor of the same priority, or by the priority', () => {
  expect(undoOfMove('fourth', queue)).toEqual({ jobId: 'fourth', behindOf: 'third' });
  expect(undoOfMove('third', queue)).toEqual({ jobId: 'third', aheadOf: 'fourth' });
  expect(undoOfMove('third', queue.slice(0, 3))).toEqual({ jobId: 'third', priority: 42 });
  expect(undoOfMove('gone', queue)).toBeNull();
});

test('each scheduler has fields for the values that it uses', () => {
  expect(queueFields('SCHEDULER_TYPE_FAIR_SHARE')).toEqual({
    pool: true,
    position: false,
    priority: false,
    weight: true,
  });
  expect(queueFields('SCHEDULER_TYPE_KUBERNETES').pool).toBe(false);
  expect(queueFields('SCHEDULER_TYPE_PRIORITY')).toMatchObject({ position: true, priority: true });
  expect(queueFields('SCHEDULER_TYPE_PRIORITY', false)).toMatchObject({
    position: false,
    priority: true,
  });
});

test('the priority above the head of a queue', () => {
  expect(priorityAbove(42, 'SCHEDULER_TYPE_PRIORITY')).toBe(41);
  expect(priorityAbove(42, 'SCHEDULER_TYPE_KUBERNETES')).toBe(43);
  expect(() => priorityAbove(1, 'SCHEDULER_TYPE_PRIORITY')).toThrow('highest priority, 1,');
  expect(() => priorityAbove(99, 'SCHEDULER_TYPE_KUBERNETES')).toThrow('highest priority, 99,');
});

test('figures have their bounds', () => {
  const of = (change: Partial<typeof before>) =>
    errorsOf(queueSchema({ scheduler: 'SCHEDULER_TYPE_PRIORITY', count: 4 }), {
      ...before,
      ...change,
    });
  expect(of({})).toEqual({});
  expect(of({ priority: '100' }).priority).toBe('Priority must be a whole number from 1 to 99');
  expect(of({ priority: '1.5' }).priority).toBe('Priority must be a whole number from 1 to 99');
  expect(of({ position: '5' }).position).toBe('Position must be a whole number from 1 to 4');
  const fair = { scheduler: 'SCHEDULER_TYPE_FAIR_SHARE' as const, count: 4 };
  expect(errorsOf(queueSchema(fair), { ...before, weight: '-1' }).weight).toBe(
    'Weight must be a number of 0 or more',
  );
  expect(errorsOf(queueSchema(fair), { ...before, weight: '0.5' }).weight).toBeUndefined();
});
