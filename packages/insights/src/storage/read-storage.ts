import { type CallOptions, collect, items, mapWithConcurrency, pages } from '@trainyard/sdk';
import {
  type Caller,
  getExperimentCheckpoints,
  getExperiments,
  getModels,
  getModelVersions,
} from '@trainyard/sdk/calls';
import type { Checkpoint } from '@trainyard/sdk/types';
import type { CleanUpPolicy } from './policy';
import { type ExperimentPlan, mayLose, planExperiment } from './storage-plan';
import { type StorageBlock, type StorageExperiment, storageBlocks } from './storage-tree';

// a browser asks a server six things at once, and the page has others to ask
const atOnce = 4;

/** A page that is decoded well within the time of a frame or two, configurations included. */
const pageSize = 250;

/**
 * Reads the experiments that have checkpoints with files, in blocks, the largest first.
 * @throws ApiError of a call that fails
 */
export const readStorage = (
  client: Caller,
  options: CallOptions,
): AsyncGenerator<StorageBlock, void, undefined> =>
  storageBlocks(
    pages(
      client,
      getExperiments,
      { sortBy: 'SORT_BY_CHECKPOINT_SIZE', orderBy: 'ORDER_BY_DESC', limit: pageSize },
      options,
    ),
  );

/** Reads all checkpoints of an experiment that have files. @throws ApiError of a call that fails */
export const readCheckpoints = (
  client: Caller,
  experimentId: number,
  options: CallOptions,
): Promise<Checkpoint[]> => {
  const states = ['STATE_COMPLETED', 'STATE_PARTIALLY_DELETED'] as const;
  const args = { experimentId, states: [...states], limit: 100 };
  return collect(items(client, getExperimentCheckpoints, args, options));
};

/**
 * Reads the uuids of checkpoints that are versions of any model that may be seen.
 * @throws ApiError of a call that fails
 */
export async function readRegistered(client: Caller, options: CallOptions): Promise<Set<string>> {
  const { models } = await getModels(client, { limit: 0 }, options);
  const withVersions = models.filter(({ numVersions }) => numVersions > 0);
  const answers = await mapWithConcurrency(withVersions, atOnce, ({ name: modelName }) =>
    getModelVersions(client, { modelName, limit: 0 }, options),
  );
  const versions = answers.flatMap(({ modelVersions }) => modelVersions);
  return new Set(versions.flatMap(({ checkpoint }) => checkpoint?.uuid ?? []));
}

type DryRunInput = {
  experiments: readonly StorageExperiment[];
  policy: CleanUpPolicy;
  registered: ReadonlySet<string>;
  /** ms since 1970 */
  now: number;
  onProgress?: (done: number, total: number) => void;
};

export type DryRun = {
  plans: ExperimentPlan[];
  /** experiments whose checkpoints could not be read */
  failed: { experiment: StorageExperiment; error: unknown }[];
};

/**
 * Plans the clean-up of many experiments: reads the checkpoints of each that may lose some, four at
 * a time. Deletes nothing. @throws what aborted it
 */
export async function dryRun(
  client: Caller,
  { experiments, onProgress, ...input }: DryRunInput,
  options: CallOptions,
): Promise<DryRun> {
  const asked = experiments.filter((experiment) => mayLose(experiment, input.policy));
  const result: DryRun = { plans: [], failed: [] };
  let done = 0;
  await mapWithConcurrency(asked, atOnce, async (experiment) => {
    options.signal?.throwIfAborted();
    try {
      const checkpoints = await readCheckpoints(client, experiment.id, options);
      result.plans.push(planExperiment(experiment, checkpoints, input));
    } catch (error) {
      options.signal?.throwIfAborted();
      result.failed.push({ experiment, error });
    }
    done += 1;
    onProgress?.(done, asked.length);
  });
  result.plans.sort((one, other) => other.sum.bytes - one.sum.bytes);
  return result;
}
