import type { Caller, CallOptions } from '../call';
import { badInput, badResponse } from '../errors';
import { getCheckpoint } from '../generated/calls/checkpoints';
import { postModelVersion } from '../generated/calls/models';
import type { Args } from '../operation';
import type { Checkpoint, ModelVersion } from '../types';

/** The size of each file in bytes, by its path inside the checkpoint. */
export type FileSizes = Record<string, number>;

export type Promote = Omit<Args<'postModelVersion'>['body'], 'modelName'> & {
  /** the model's name, or its id */
  modelName: string;
};

export type PromoteOptions = Pick<CallOptions, 'signal'> & {
  /** reads the files that are there: `measureCheckpoint` of `/node`, or one of one's own */
  measure: (
    client: Caller,
    checkpointUuid: string,
    options: { signal?: AbortSignal },
  ) => Promise<FileSizes>;
};

/**
 * Registers a checkpoint as the next version of a model, once its files have been looked at: each
 * that the trial reported must be there, in the size it reported.
 * @throws ApiError of type `input` that names the files that differ; nothing is registered then
 */
export async function promote(
  client: Caller,
  { modelName, ...version }: Promote,
  { measure, ...options }: PromoteOptions,
): Promise<ModelVersion> {
  const { checkpointUuid } = version;
  const { checkpoint } = await getCheckpoint(client, { checkpointUuid }, options);
  if (!checkpoint) throw badResponse('getCheckpoint', 'checkpoint is null.');
  if (checkpoint.state !== 'STATE_COMPLETED')
    throw badInput(`Checkpoint ${checkpointUuid} is in ${checkpoint.state} and cannot be promoted`);
  const wrong = sizeDifferences(
    reportedSizes(checkpoint),
    await measure(client, checkpointUuid, options),
  );
  if (wrong.length > 0)
    throw badInput(`Checkpoint ${checkpointUuid} is not what was reported: ${wrong.join('; ')}`);
  const args = { modelName, body: { ...version, modelName } };
  const { modelVersion } = await postModelVersion(client, args, options);
  if (!modelVersion) throw badResponse('postModelVersion', 'modelVersion is null.');
  return modelVersion;
}

/** What the trial said of its files. Folders, which it lists with a slash, have no size. */
export function reportedSizes({ resources }: Pick<Checkpoint, 'resources'>): FileSizes {
  const files = Object.entries(resources).filter(([path]) => !path.endsWith('/'));
  return Object.fromEntries(files.map(([path, size]) => [path, Number(size)]));
}

/** What is missing or has another size, in words; files nobody reported do not matter. */
export const sizeDifferences = (reported: FileSizes, found: FileSizes): string[] =>
  Object.entries(reported).flatMap(([path, size]) => {
    const there = Object.hasOwn(found, path) ? found[path] : undefined;
    if (there === undefined) return [`${path} is missing`];
    return there === size ? [] : [`${path} has ${there} bytes instead of ${size}`];
  });
