import { expect, test } from 'vitest';
import { boundAt, isReplaced, limitProblem, policiesOf, policyProblem } from './policies';

const cluster = {
  invariant_config: { resources: { priority: 50 }, environment: { image: 'torch' } },
  constraints: { resources: { max_slots: 8 } },
};
const workspace = {
  invariant_config: { resources: { priority: 10 }, bind_mounts: [{ host_path: '/data' }] },
  constraints: { resources: { max_slots: 4 }, priority_limit: 30 },
};

test('the cluster wins over the workspace, path by path', () => {
  const { values, limits } = policiesOf(cluster, workspace);
  expect(values.map(({ path, value, owner }) => [path.join('.'), value, owner])).toEqual([
    ['resources.priority', 50, 'cluster'],
    ['bind_mounts', [{ host_path: '/data' }], 'workspace'],
    ['environment.image', 'torch', 'cluster'],
  ]);
  expect(limits).toEqual({
    maxSlots: { value: 8, owner: 'cluster' },
    priority: { value: 30, owner: 'workspace' },
  });
  expect(policiesOf(null, {})).toEqual({
    values: [],
    limits: { maxSlots: undefined, priority: undefined },
  });
});

test('a value of the config is replaced where it differs; lists grow', () => {
  const policies = policiesOf(cluster, workspace);
  const config = { resources: { priority: 42 }, bind_mounts: [{ host_path: '/own' }] };
  const replaced = policies.values.filter((value) => isReplaced(config, value));
  expect(replaced.map(({ path }) => path.join('.'))).toEqual(['resources.priority']);
  expect(boundAt(policies, ['environment', 'image'])?.value).toBe('torch');
  expect(boundAt(policies, ['environment'])?.owner).toBe('cluster');
  expect(boundAt(policies, ['name'])).toBeUndefined();
});

const rules = {
  nameOf: (owner: string) => (owner === 'cluster' ? 'the cluster' : 'workspace Vision'),
  isSmallerFirst: true,
};

test.each([
  [
    { resources: { slots_per_trial: 9 } },
    'resources.slots_per_trial is 9: the policy of the cluster allows at most 8 slots.',
  ],
  [
    { resources: { max_slots: 16 } },
    'resources.max_slots is 16: the policy of the cluster allows at most 8 slots.',
  ],
  [{ resources: { slots: 8 } }, undefined],
  [{}, undefined],
])('the limits of slots hold for %j', (config, problem) => {
  expect(limitProblem(config, policiesOf(cluster, workspace), rules)).toBe(problem);
});

test('a priority is within its limit by the order of the cluster', () => {
  const policies = policiesOf(null, workspace);
  // the policy sets the priority itself, to one that it does not allow
  expect(limitProblem({}, policies, rules)).toBe(
    'resources.priority is 10: the policy of workspace Vision allows priority 30 or a larger number.',
  );
  const limited = policiesOf(null, { constraints: { priority_limit: 30 } });
  const config = { resources: { priority: 42 } };
  expect(limitProblem(config, limited, rules)).toBeUndefined();
  expect(limitProblem(config, limited, { ...rules, isSmallerFirst: false })).toBe(
    'resources.priority is 42: the policy of workspace Vision allows priority 30 or a smaller number.',
  );
});

test.each([
  ['', undefined],
  ['constraints:\n  priority_limit: 30\n', undefined],
  ['{"constraints": {"resources": {"max_slots": 4}}}', undefined],
  ['constraints: [', 'Invalid YAML on line 1.'],
  ['limits: {}', 'limits is not a key of policies: the keys are invariant_config and constraints.'],
  ['constraints: 4', 'constraints must contain keys with values.'],
  [
    'constraints: { resources: { max_slots: many } }',
    'constraints.resources.max_slots must be a whole number.',
  ],
  ['constraints: { priority_limit: 1.5 }', 'constraints.priority_limit must be a whole number.'],
])('the text %j has the problem %j', (text, problem) => {
  expect(policyProblem(text)).toBe(problem);
});
