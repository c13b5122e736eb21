import {
  addGoing,
  addToTree,
  emptyStorageTree,
  type StorageExperiment,
  type StorageNode,
} from '@trainyard/insights/storage/storage-tree';
import type { RunState } from '@trainyard/sdk/model';
import { useEffect, useRef, useState } from 'react';
import type { StorageRead } from './queries';
import { isShownBy, type Plans, type StorageFilter } from './storage-parts';

export type StorageTree = {
  root: StorageNode;
  /** of all experiments that were read, for filters */
  states: readonly RunState[];
  storages: readonly string[];
};

type Builder = {
  experiments: readonly StorageExperiment[];
  key: string;
  plans: Plans;
  /** how many of the experiments are in the tree */
  at: number;
  root: StorageNode;
  states: Set<RunState>;
  storages: Set<string>;
};

const sliceSize = 500;

/** People notice a page that is busy for longer. */
const busyMs = 12;

/** Adds what is missing, and leaves room for input; resolves to false where it was stopped. */
async function build(builder: Builder, filter: StorageFilter, task: { isStopped: boolean }) {
  const isShown = isShownBy(filter);
  let start = performance.now();
  while (builder.at < builder.experiments.length) {
    const slice = builder.experiments.slice(builder.at, builder.at + sliceSize);
    builder.at += slice.length;
    for (const { state, storage } of slice) {
      builder.states.add(state);
      builder.storages.add(storage);
    }
    addToTree(builder.root, slice.filter(isShown));
    if (performance.now() - start < busyMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (task.isStopped) return false;
    start = performance.now();
  }
  for (const { experiment, sum } of builder.plans.values())
    if (isShown(experiment)) addGoing(builder.root, experiment, sum);
  return !task.isStopped;
}

/**
 * The tree of the experiments that a filter shows, with what would go of them. What is read later is
 * added to it; undefined before the first experiments are in it.
 */
export function useStorageTree(
  stored: StorageRead,
  { filter, plans }: { filter: StorageFilter; plans: Plans },
): StorageTree | undefined {
  const [built, setBuilt] = useState<StorageTree>();
  const builder = useRef<Builder>(undefined);
  const { text, state, storage } = filter;
  const key = JSON.stringify([text, state, storage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the parts of the filter
  useEffect(() => {
    const { experiments } = stored;
    const before = builder.current;
    // checkpoints that a plan deletes are counted once
    const goesOn =
      before?.key === key &&
      before.experiments === experiments &&
      before.plans.size === 0 &&
      plans.size === 0;
    const own: Builder = goesOn
      ? before
      : {
          ...{ experiments, key, plans, at: 0, root: emptyStorageTree() },
          ...{ states: new Set(), storages: new Set() },
        };
    builder.current = own;
    const task = { isStopped: false };
    void build(own, filter, task).then((isComplete) => {
      if (!isComplete) return;
      const [states, storages] = [[...own.states].sort(), [...own.storages].sort()];
      setBuilt({ root: own.root, states, storages });
    });
    return () => {
      task.isStopped = true;
    };
  }, [stored, key, plans]);

  return built;
}
