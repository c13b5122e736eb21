import { describe, expect, test } from 'vitest';
import { checkpointsOf, experimentsOf, uuidOf } from '../test/storage';
import type { CleanUpPolicy } from './policy';
import {
  keepsSomething,
  mayLose,
  planExperiment,
  planText,
  sumPlans,
  trialStorage,
} from './storage-plan';
import {
  addGoing,
  addToTree,
  emptyStorageTree,
  experimentsBelow,
  largestBelow,
  largestFirst,
  type StorageNode,
  storageBlocks,
  storageExperiment,
} from './storage-tree';

const listed = experimentsOf(
  { id: 1, bytes: 700, checkpoints: 7, workspaceId: 2, projectId: 4 },
  { id: 2, bytes: 300, checkpoints: 3, workspaceId: 2, projectId: 5 },
  { id: 3, bytes: 200, checkpoints: 2, workspaceId: 3, projectId: 6 },
  { id: 4, bytes: 100, checkpoints: 1, workspaceId: 2, projectId: 4 },
  { id: 5 },
);

const treeOf = () => {
  const root = emptyStorageTree();
  addToTree(root, listed.map(storageExperiment));
  return root;
};

const namesOf = (nodes: StorageNode[]) => nodes.map(({ name, bytes }) => `${name} ${bytes}`);

describe('the tree', () => {
  test('sums workspaces and projects, the largest first', () => {
    const root = treeOf();
    expect(root).toMatchObject({ bytes: 1300, checkpoints: 13, experiments: 5 });
    const [vision, speech] = largestFirst(root);
    expect(namesOf(largestFirst(root))).toEqual(['Space 2 1100', 'Space 3 200', 'Space 1 0']);
    expect(vision && namesOf(largestFirst(vision))).toEqual(['Project 4 800', 'Project 5 300']);
    expect(speech && experimentsBelow(speech).map(({ id }) => id)).toEqual([3]);
    expect(vision && experimentsBelow(vision).map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  test('finds the largest few without sorting the others', () => {
    expect(largestBelow(treeOf(), 2).map(({ id }) => id)).toEqual([1, 2]);
    expect(largestBelow(treeOf(), 99).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([
    [{ type: 's3', bucket: 'runs' }, 's3 runs'],
    [{ type: 'shared_fs', host_path: '/data' }, 'shared_fs /data'],
    [undefined, ''],
  ])('names the storage of an experiment: %j', (checkpoint_storage, storage) => {
    const [experiment] = listed;
    if (!experiment) throw new Error('no experiment');
    expect(storageExperiment({ ...experiment, config: { checkpoint_storage } }).storage).toBe(
      storage,
    );
  });

  test('shows the checkpoints that a clean-up deletes in each part', () => {
    const root = treeOf();
    const [one, , three] = listed.map(storageExperiment);
    if (!one || !three) throw new Error('no experiments');
    addGoing(root, one, { bytes: 50, checkpoints: 2 });
    addGoing(root, three, { bytes: 5, checkpoints: 1 });
    expect(root.going).toEqual({ bytes: 55, checkpoints: 3 });
    expect(largestFirst(root).map(({ going }) => going.bytes)).toEqual([50, 5, 0]);
    expect(root.experiments).toBe(5);
  });
});

test('blocks end with the first experiment without files, and none is repeated', async () => {
  let requestCount = 0;
  async function* pages() {
    for (const items of [listed.slice(0, 2), listed.slice(1, 4), listed.slice(4), listed]) {
      requestCount += 1;
      yield { items, total: 9 };
    }
  }
  const blocks = [];
  for await (const { experiments, read, total } of storageBlocks(pages()))
    blocks.push([experiments.map(({ id }) => id), read, total]);
  expect(blocks).toEqual([
    [[1, 2], 2, 9],
    [[3, 4], 4, 9],
    [[], 5, 9],
  ]);
  expect(requestCount).toBe(3);
});

const policy: CleanUpPolicy = { trialBest: 1, trialLast: 1, experimentBest: 0, spareDays: 0 };

describe('a plan', () => {
  const [experiment] = listed.map(storageExperiment);
  const checkpoints = checkpointsOf(
    { trial: 1, steps: 100, metric: 0.5 },
    { trial: 1, steps: 200, metric: 0.1 },
    { trial: 1, steps: 300, metric: 0.3 },
    { trial: 1, steps: 400, reportTime: '2026-11-19T09:00:00Z' },
    { trial: 2, steps: 100, metric: 0.4 },
  );
  const now = Date.parse('2026-11-20T10:00:00Z');
  const planWith = (change: Partial<CleanUpPolicy>, registered: number[] = []) => {
    if (!experiment) throw new Error('no experiment');
    return planExperiment(experiment, checkpoints, {
      policy: { ...policy, ...change },
      registered: new Set(registered.map(uuidOf)),
      now,
    });
  };
  const goingOf = ({ going }: ReturnType<typeof planWith>) =>
    going.map(({ checkpoint }) => Number(checkpoint.uuid.at(-1)));

  test('lists the checkpoints to delete, and sums them up', () => {
    const plan = planWith({});
    expect(goingOf(plan)).toEqual([1, 3]);
    expect(plan.sum).toEqual({ checkpoints: 2, bytes: 222 });
    expect(goingOf(planWith({ trialBest: 2 }))).toEqual([1]);
    expect(goingOf(planWith({ trialBest: 0, trialLast: 0, experimentBest: 2 }))).toEqual([1, 4, 5]);
    expect(goingOf(planWith({ trialLast: 0, spareDays: 2 }))).toEqual([1, 3]);
    expect(goingOf(planWith({ trialLast: 0, spareDays: 1 }))).toEqual([1, 3, 4]);
  });

  test('protects registered versions, and counts them', () => {
    expect(planWith({}, [3])).toMatchObject({ registered: 1, sum: { checkpoints: 1 } });
    expect(goingOf(planWith({}, [3]))).toEqual([1]);
  });

  test('leaves a running experiment alone', () => {
    if (!experiment) throw new Error('no experiment');
    const live = { ...experiment, state: 'STATE_PAUSED' as const };
    const input = { policy, registered: new Set<string>(), now };
    expect(planExperiment(live, checkpoints, input).going).toEqual([]);
    expect(mayLose(live, policy)).toBe(false);
    expect(mayLose(experiment, policy)).toBe(true);
    expect(mayLose({ ...experiment, checkpoints: 1 }, policy)).toBe(false);
    expect(mayLose({ ...experiment, checkpoints: 1 }, { ...policy, trialLast: 0 })).toBe(true);
  });

  test('describes the freed space in a sentence', () => {
    const sum = sumPlans([planWith({}), planWith({}), planWith({ trialBest: 9 })]);
    expect(sum).toEqual({ bytes: 444, checkpoints: 4, experiments: 2 });
    expect(planText(sum)).toBe('Frees 444 B: 4 checkpoints of 2 experiments');
    expect(planText(sumPlans([planWith({}, [3])]))).toBe(
      'Frees 111 B: 1 checkpoint of 1 experiment',
    );
    expect(planText(sumPlans([]))).toBe('Frees nothing: every checkpoint stays');
    expect([policy, { ...policy, trialBest: 0, trialLast: 0 }].map(keepsSomething)).toEqual([
      true,
      false,
    ]);
  });

  test('divides the storage of an experiment among its trials', () => {
    const going = new Set([uuidOf(1), uuidOf(3)]);
    expect(trialStorage(checkpoints, going)).toEqual([
      { trialId: 1, bytes: 444, checkpoints: 4, going: { bytes: 222, checkpoints: 2 } },
      { trialId: 2, bytes: 111, checkpoints: 1, going: { bytes: 0, checkpoints: 0 } },
    ]);
  });
});
