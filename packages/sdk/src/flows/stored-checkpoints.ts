import type { Caller, CallOptions } from '../client/call';
import { mapWithConcurrency } from '../client/map-with-concurrency';
import { getExperimentCheckpoints } from '../generated/calls/checkpoints';
import { getModels, getModelVersions } from '../generated/calls/models';
import { collect, items } from '../pages/pages';
import type { Checkpoint } from '../types';

type Options = Pick<CallOptions, 'signal'>;

// browsers send six requests at once to a server, and the page has others to send
const atOnce = 4;

// documented in flows.ts
export function storedCheckpoints(
  client: Caller,
  experimentId: number,
  options: Options = {},
): Promise<Checkpoint[]> {
  const states = ['STATE_COMPLETED' as const, 'STATE_PARTIALLY_DELETED' as const];
  const args = { experimentId, states, limit: 100 };
  return collect(items(client, getExperimentCheckpoints, args, options));
}

/** The experiments whose checkpoints are read, and the function that computes their results. */
export type StoredByExperiment<Subject, Result> = {
  experiments: readonly Subject[];
  /** makes a result of all checkpoints of an experiment, which are not kept */
  map: (experiment: Subject, checkpoints: Checkpoint[]) => Result;
  /** Called after each experiment. */
  onProgress?: (done: number, total: number) => void;
};

/** The results, and the experiments whose checkpoints could not be read. */
export type StoredResults<Subject, Result> = {
  results: Result[];
  failed: { experiment: Subject; error: unknown }[];
};

// documented in flows.ts
export async function mapStoredCheckpoints<Subject extends { id: number }, Result>(
  client: Caller,
  { experiments, map, onProgress }: StoredByExperiment<Subject, Result>,
  options: Options = {},
): Promise<StoredResults<Subject, Result>> {
  const all: StoredResults<Subject, Result> = { results: [], failed: [] };
  let done = 0;
  await mapWithConcurrency(experiments, atOnce, async (experiment) => {
    options.signal?.throwIfAborted();
    try {
      const checkpoints = await storedCheckpoints(client, experiment.id, options);
      all.results.push(map(experiment, checkpoints));
    } catch (error) {
      options.signal?.throwIfAborted();
      all.failed.push({ experiment, error });
    }
    done += 1;
    onProgress?.(done, experiments.length);
  });
  return all;
}

// documented in flows.ts
export async function registeredCheckpoints(
  client: Caller,
  options: Options = {},
): Promise<Set<string>> {
  const { models } = await getModels(client, { limit: 0 }, options);
  const withVersions = models.filter(({ numVersions }) => numVersions > 0);
  const answers = await mapWithConcurrency(withVersions, atOnce, ({ name: modelName }) =>
    getModelVersions(client, { modelName, limit: 0 }, options),
  );
  const versions = answers.flatMap(({ modelVersions }) => modelVersions);
  return new Set(versions.flatMap(({ checkpoint }) => checkpoint?.uuid ?? []));
}
