import { expect, test } from 'vitest';
import { errorsOf } from '~/lib/form-schema';
import { queueFields, queueSchema, queueUpdate } from './manage-job-dialog';

const before = { pool: 'a100', position: '3', priority: '42', weight: '1' };
const queue = ['first', 'second', 'third', 'fourth'].map((jobId, jobsAhead) => ({
  jobId,
  summary: { state: 'STATE_QUEUED' as const, jobsAhead },
}));
const update = (change: Partial<typeof before>) =>
  queueUpdate({ jobId: 'third', before, after: { ...before, ...change }, queue });

test('one change is sent, the first that differs', () => {
  expect(update({})).toBeNull();
  expect(update({ weight: '2' })).toEqual({ jobId: 'third', weight: 2 });
  expect(update({ priority: '7', weight: '2' })).toEqual({ jobId: 'third', priority: 7 });
  expect(update({ pool: 'aux', priority: '7' })).toEqual({ jobId: 'third', resourcePool: 'aux' });
});

test('a position is sent as the job at it, before or behind it', () => {
  expect(update({ position: '1' })).toEqual({ jobId: 'third', aheadOf: 'first' });
  expect(update({ position: '4' })).toEqual({ jobId: 'third', behindOf: 'fourth' });
  expect(() => update({ position: '9' })).toThrow('Job view is out of sync.');
});

test('a scheduler asks for what it goes by', () => {
  expect(queueFields('SCHEDULER_TYPE_FAIR_SHARE')).toEqual({
    pool: true,
    position: false,
    priority: false,
    weight: true,
  });
  expect(queueFields('SCHEDULER_TYPE_KUBERNETES').pool).toBe(false);
});

test('figures have their bounds', () => {
  const of = (change: Partial<typeof before>) =>
    errorsOf(queueSchema({ scheduler: 'SCHEDULER_TYPE_PRIORITY', count: 4 }), {
      ...before,
      ...change,
    });
  expect(of({})).toEqual({});
  expect(of({ priority: '100' }).priority).toBe('Priority must be a whole number from 1 to 99');
  expect(of({ priority: '1.5' }).priority).toBeDefined();
  expect(of({ position: '5' }).position).toBe('Position must be a whole number from 1 to 4');
  const fair = { scheduler: 'SCHEDULER_TYPE_FAIR_SHARE' as const, count: 4 };
  expect(errorsOf(queueSchema(fair), { ...before, weight: '-1' }).weight).toBeDefined();
  expect(errorsOf(queueSchema(fair), { ...before, weight: '0.5' }).weight).toBeUndefined();
});
