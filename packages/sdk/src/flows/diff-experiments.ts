import type { Caller, CallOptions } from '../client/call';
import { isApiError } from '../errors/errors';
import { type Change, changesBetween } from './changes';
import {
  compareExperiments,
  type Measured,
  metricsOf,
  withoutHyperparameters,
} from './compare-experiments';
import { modelFile, modelPaths } from './model-files';

type Options = Pick<CallOptions, 'signal'>;

/** A file of the code that differs. Contents are texts, or `undefined` for binary files. */
export type FileChange = {
  path: string;
  change: 'added' | 'changed' | 'removed';
  beforeBytes?: number;
  afterBytes?: number;
  before?: string | undefined;
  after?: string | undefined;
};

/** The differences between two experiments. */
export type ExperimentDiff = {
  before: Measured;
  after: Measured;
  config: Change[];
  hyperparameters: Change[];
  files: FileChange[];
  /** ids of experiments without code, such as unmanaged ones; `files` is empty then */
  withoutCode: number[];
  /** metrics of the best trials, by `group.name.figure` */
  metrics: Change[];
};

// documented in flows.ts
export async function diffExperiments(
  client: Caller,
  beforeId: number,
  afterId: number,
  options: Options = {},
): Promise<ExperimentDiff> {
  const { experiments } = await compareExperiments(client, [beforeId, afterId], options);
  const [before, after] = experiments;
  if (!before || !after) throw new Error('two experiments were asked for');
  const [old, now] = [before.experiment.config, after.experiment.config];
  return {
    before,
    after,
    config: changesBetween(withoutHyperparameters(old), withoutHyperparameters(now)),
    hyperparameters: changesBetween(old?.hyperparameters, now?.hyperparameters),
    ...(await diffCode({ client, beforeId, afterId, options })),
    metrics: changesBetween(metricsOf(before.bestTrial), metricsOf(after.bestTrial)),
  };
}

type Code = { client: Caller; beforeId: number; afterId: number; options: Options };

async function diffCode(code: Code): Promise<Pick<ExperimentDiff, 'files' | 'withoutCode'>> {
  const { client, beforeId, afterId, options } = code;
  const sizes = async (id: number) => {
    try {
      return new Map((await modelPaths(client, id, options)).map(({ path, size }) => [path, size]));
    } catch (error) {
      if (!isWithoutCode(error)) throw error;
      return undefined;
    }
  };
  const [old, now] = [await sizes(beforeId), await sizes(afterId)];
  if (!old || !now) {
    const withoutCode = [...(old ? [] : [beforeId]), ...(now ? [] : [afterId])];
    return { files: [], withoutCode };
  }
  const changes: FileChange[] = [];
  // one after another: the master reads its whole archive for each file
  for (const path of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const change = await fileChange(code, { path, before: old.get(path), after: now.get(path) });
    if (change) changes.push(change);
  }
  return { files: changes, withoutCode: [] };
}

// the master fails with 500 to read an empty archive, which an unmanaged experiment has
const isWithoutCode = (error: unknown) =>
  isApiError(error) && error.status === 500 && /\bEOF\b/.test(error.message);

type Sizes = { path: string; before: number | undefined; after: number | undefined };

async function fileChange(
  { client, beforeId, afterId, options }: Code,
  { path, before, after }: Sizes,
): Promise<FileChange | undefined> {
  const read = async (experimentId: number, size: number | undefined) =>
    size === undefined ? undefined : modelFile(client, { experimentId, path }, options);
  const old = await read(beforeId, before);
  const now = await read(afterId, after);
  if (old && now && areEqual(old, now)) return undefined;
  return {
    path,
    change: !old ? 'added' : !now ? 'removed' : 'changed',
    ...(old ? { beforeBytes: old.length, before: textOf(old) } : {}),
    ...(now ? { afterBytes: now.length, after: textOf(now) } : {}),
  };
}

const areEqual = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
