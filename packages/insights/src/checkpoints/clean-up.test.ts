import { expect, test } from 'vitest';
import { checkpointsOf, uuidOf } from '../test/storage';
import { cleanUp } from './clean-up';
import { type KeepRule, planCleanUp, type Scope } from './clean-up-plan';

const bestAndLast = (scope: Scope): KeepRule => ({ scope, best: 1, last: 1 });

type PlanInput = {
  scope?: Scope;
  rules?: KeepRule[];
  registered?: number[];
  smallerIsBetter?: boolean;
  recentFrom?: number;
};

const keptOf = (checkpoints: ReturnType<typeof checkpointsOf>, input: PlanInput = {}) => {
  const { scope = 'trial', registered = [], smallerIsBetter = true, ...rest } = input;
  const planned = planCleanUp({
    rules: [bestAndLast(scope)],
    checkpoints,
    registered: new Set(registered.map(uuidOf)),
    smallerIsBetter,
    ...rest,
  });
  return planned.map(({ checkpoint, keepReasons }) => [
    Number(checkpoint.uuid.at(-1)),
    ...keepReasons,
  ]);
};

test('the best and the last of each trial are kept, and registered ones always', () => {
  const checkpoints = checkpointsOf(
    { trial: 1, steps: 100, metric: 0.5 },
    { trial: 1, steps: 200, metric: 0.1 },
    { trial: 1, steps: 300, metric: 0.3 },
    { trial: 1, steps: 400 },
    { trial: 2, steps: 100, metric: 0.9 },
    { trial: 2, steps: 50, metric: 0.95, state: 'STATE_PARTIALLY_DELETED' },
    { trial: 2, steps: 500, metric: 0.01, state: 'STATE_DELETED' },
    { trial: 2, steps: 600, metric: 0.01, state: 'STATE_ACTIVE' },
  );
  expect(keptOf(checkpoints)).toEqual([
    [1],
    [2, 'best'],
    [3],
    [4, 'last'],
    [5, 'best', 'last'],
    [6],
  ]);
  const keptInExperiment = keptOf(checkpoints, { scope: 'experiment', registered: [3, 2] });
  expect(keptInExperiment).toEqual([
    [1],
    [2, 'best', 'registered'],
    [3, 'registered'],
    [4, 'last'],
    [5],
    [6],
  ]);
  const larger = keptOf(checkpoints, { smallerIsBetter: false });
  expect(larger).toEqual([[1, 'best'], [2], [3], [4, 'last'], [5, 'last'], [6, 'best']]);
});

test('a metric that is not a number is never the best', () => {
  const checkpoints = checkpointsOf(
    { trial: 1, steps: 1, metric: 'NaN' },
    { trial: 1, steps: 2, metric: 7 },
    { trial: 1, steps: 3, metric: 'NaN' },
  );
  expect(keptOf(checkpoints)).toEqual([[1], [2, 'best'], [3, 'last']]);
});

test('several rules keep what any of them keeps, each with its own numbers', () => {
  const checkpoints = checkpointsOf(
    { trial: 1, steps: 100, metric: 0.5 },
    { trial: 1, steps: 200, metric: 0.4 },
    { trial: 1, steps: 300, metric: 0.6 },
    { trial: 2, steps: 100, metric: 0.1 },
    { trial: 2, steps: 200, metric: 0.2 },
  );
  const rules: KeepRule[] = [
    { scope: 'trial', best: 0, last: 1 },
    { scope: 'experiment', best: 2, last: 0 },
  ];
  const reasonsById = [[1], [2], [3, 'last'], [4, 'best'], [5, 'best', 'last']];
  expect(keptOf(checkpoints, { rules })).toEqual(reasonsById);
});

test('recent checkpoints are kept', () => {
  const checkpoints = checkpointsOf(
    { trial: 1, steps: 100, reportTime: '2026-11-05T09:59:59Z' },
    { trial: 1, steps: 200, reportTime: '2026-11-05T10:00:00Z' },
    { trial: 1, steps: 300, reportTime: '2026-11-06T10:00:00Z' },
  );
  const recentFrom = Date.parse('2026-11-05T10:00:00Z');
  expect(keptOf(checkpoints, { recentFrom })).toEqual([[1], [2, 'recent'], [3, 'last', 'recent']]);
});

test('the size counts every file', () => {
  const [only] = planCleanUp({
    checkpoints: checkpointsOf({ trial: 1, steps: 1 }),
    registered: new Set(),
    rules: [bestAndLast('trial')],
    smallerIsBetter: true,
  });
  expect(only?.bytes).toBe(111);
});

test('if the master finds registered ones in the list, the others are requested again', async () => {
  const requests: string[][] = [];
  const refusal = `this subset of checkpoints provided are in the model registry and cannot be deleted: [${uuidOf(2)}].`;
  const requestDeletion = async (uuids: string[]) => {
    requests.push(uuids);
    if (requests.length === 1) throw new Error(refusal);
  };
  const outcomes = await cleanUp([uuidOf(1), uuidOf(2)], { requestDeletion, messageOf: String });
  expect(requests).toEqual([[uuidOf(1), uuidOf(2)], [uuidOf(1)]]);
  expect([...outcomes]).toEqual([
    [uuidOf(2), { kind: 'refused', why: 'It is registered as a version of a model.' }],
    [uuidOf(1), { kind: 'requested' }],
  ]);
});

test('any other refusal applies to all', async () => {
  const requestDeletion = () => Promise.reject(new Error('not today'));
  await expect(cleanUp([uuidOf(1)], { requestDeletion, messageOf: String })).rejects.toThrow(
    'not today',
  );
});
