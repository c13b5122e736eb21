import { expect, test } from 'vitest';
import { usageKinds } from './kinds';
import { costsBy, isByWorkloads, usageBy } from './parts';
import { sharesOf } from './shares';

const experiment = (id: number, projectId: number) => ({
  ...{ id, name: 'resnet', projectId, projectName: `p${projectId}` },
  ...{ workspaceId: 1, workspaceName: 'Vision', resourcePool: id === 1 ? 'a100' : 't4' },
});

const records = {
  entries: [
    {
      ...{
        periodStart: '2026-03',
        period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY' as const,
      },
      ...{ seconds: 3600, byUsername: { ada: 3600 }, byResourcePool: { a100: 3600 } },
      ...{ byExperimentLabel: {}, byAgentLabel: {} },
    },
  ],
  workloads: new Map([
    [
      '2026-03',
      new Map([
        ['1', 3600],
        ['2', 7200],
        ['3', 3600],
      ]),
    ],
  ]),
  experiments: new Map([
    [1, experiment(1, 5)],
    [2, experiment(2, 6)],
  ]),
  isRead: true,
  users: new Map([['ada', 'Ada L.']]),
};

const named = (kind: (typeof usageKinds)[number]) => {
  const { sums, nameOf } = usageBy(kind, records);
  return sharesOf(sums).map(({ key, hours }) => `${nameOf(key)} ${hours}`);
};

test('hours of users, pools and labels come from the master', () => {
  expect(named('user')).toEqual(['Ada L. 1']);
  expect(named('pool')).toEqual(['a100 1']);
  expect(named('label')).toEqual([]);
});

test('hours of experiments, projects and workspaces come from workloads', () => {
  expect(named('experiment')).toEqual(['resnet (2) 2', 'resnet (1) 1', 'Experiment 3 1']);
  expect(named('project')).toEqual([
    'Vision / p6 2',
    'Vision / p5 1',
    'deleted or hidden experiments 1',
  ]);
  expect(named('workspace')).toEqual(['Vision 3', 'deleted or hidden experiments 1']);
  expect(usageKinds.filter(isByWorkloads)).toEqual(['workspace', 'project', 'experiment']);
});

test('an experiment is not labeled deleted before the experiments were read', () => {
  const { sums, nameOf } = usageBy('workspace', {
    ...records,
    experiments: new Map(),
    isRead: false,
  });
  expect(sharesOf(sums).map(({ key }) => nameOf(key))).toEqual(['experiments not read yet']);
});

test('experiments have the cost of their pools, users that of the mean slot-hour', () => {
  const prices = { currency: '$', all: 1, pools: { a100: 3 } };
  const costs = (kind: (typeof usageKinds)[number]) =>
    Object.fromEntries(costsBy(kind, records, prices));
  expect(costs('pool')).toEqual({ a100: { amount: 3, isExact: true } });
  expect(costs('experiment')).toEqual({
    1: { amount: 3, isExact: true },
    2: { amount: 2, isExact: true },
    // its pool is unknown; the mean of one pool in use is exact
    3: { amount: 3, isExact: true },
  });
  expect(costs('workspace')[1]).toEqual({ amount: 5, isExact: true });
  expect(costs('user')).toEqual({ ada: { amount: 3, isExact: true } });
  expect(costsBy('user', records, { ...prices, all: null, pools: {} }).size).toBe(0);
});
