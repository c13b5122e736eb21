import type { Caller, CallOptions } from '../client/call';
import type { Args } from '../client/operation';
import { badInput } from '../errors/errors';
import { getCheckpoint } from '../generated/calls/checkpoints';
import { postModelVersion } from '../generated/calls/models';
import type { ModelVersion } from '../types';
import { type FileSizes, reportedSizes, sizeDifferences } from './file-sizes';

/** The checkpoint to register as a version of a model. */
export type Promote = Omit<Args<'postModelVersion'>['body'], 'modelName'> & {
  /** the model's name, or its id */
  modelName: string;
};

/** How the files of a checkpoint are checked. */
export type PromoteOptions = Pick<CallOptions, 'signal'> & {
  /** reads the existing files: `measureCheckpoint` of `/node`, or your own function */
  measure: (
    client: Caller,
    checkpointUuid: string,
    options: { signal?: AbortSignal },
  ) => Promise<FileSizes>;
};

// documented in flows.ts
export async function promote(
  client: Caller,
  { modelName, ...version }: Promote,
  { measure, ...options }: PromoteOptions,
): Promise<ModelVersion> {
  const { checkpointUuid } = version;
  const { checkpoint } = await getCheckpoint(client, { checkpointUuid }, options);
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
  return modelVersion;
}
