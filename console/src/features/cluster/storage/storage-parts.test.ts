import type { StorageNode } from '@trainyard/insights/storage/storage-tree';
import { expect, test } from 'vitest';
import { partsOf } from './storage-parts';

const none = { bytes: 0, checkpoints: 0 };

const experiment = (id: number, name: string): StorageNode => ({
  ...{ level: 'experiment', id, name, experiments: 1, bytes: 100 - id, checkpoints: 1 },
  ...{ going: none, children: new Map() },
});

test('experiments of one name are distinguished by their ids, others are named alone', () => {
  const children = [experiment(1, 'lr-sweep'), experiment(2, 'lr-sweep'), experiment(3, 'bert')];
  const project: StorageNode = {
    ...{ level: 'project', id: 4, name: 'nlp', experiments: 3, bytes: 294, checkpoints: 3 },
    ...{ going: none, children: new Map(children.map((each) => [each.id, each])) },
  };
  const parts = partsOf(project, {
    by: 'size',
    value: ({ bytes }) => bytes,
    colorOf: () => '--c1',
  });
  expect(parts.map(({ name }) => name)).toEqual(['lr-sweep #1', 'lr-sweep #2', 'bert']);
});
