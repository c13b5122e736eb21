import { queryOptions } from '@tanstack/react-query';
import {
  getTrialSourceInfoMetricsByModelVersion,
  isNotFound,
  isUnsupported,
} from '@trainyard/sdk/calls';
import type { TrialSourceInfoType } from '@trainyard/sdk/types';
import { getTrialMetricsByModelVersion } from '@trainyard/sdk/v038';
import { supports } from '~/app/abilities';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

type VersionId = { modelName: string; modelVersionNum: number };
type Options = { signal: AbortSignal };
/** A trial whose code reported that it used a version, with the kind of use. */
export type VersionUse = { trialId: number; type: TrialSourceInfoType };

/**
 * Trials that reported using a version, as far as the user may see them. Empty for a 0.23.4 master,
 * which has no call for it.
 */
export const versionUsesQuery = (modelName: string, modelVersionNum: number) =>
  queryOptions({
    queryKey: queryKeys.models.uses(modelName, modelVersionNum),
    queryFn: ({ signal }) => {
      const read = supports('versionMetrics') ? readByKind : readAtOnce;
      return read({ modelName, modelVersionNum }, { signal });
    },
    refetchInterval: pollEvery(pollMs.settled),
  });

async function readAtOnce(version: VersionId, options: Options): Promise<VersionUse[]> {
  try {
    const { data } = await getTrialSourceInfoMetricsByModelVersion(client, version, options);
    return data.map(({ trialId, trialSourceInfoType: type }) => ({ trialId, type }));
  } catch (error) {
    if (isUnsupported(error) || isNotFound(error)) return [];
    throw error;
  }
}

const kinds: TrialSourceInfoType[] = [
  'TRIAL_SOURCE_INFO_TYPE_FINE_TUNING',
  'TRIAL_SOURCE_INFO_TYPE_INFERENCE',
];

/** The answer has reports without their kind, so each kind is requested. */
async function readByKind(version: VersionId, options: Options): Promise<VersionUse[]> {
  const uses = kinds.map(async (type) => {
    const query = { ...version, trialSourceInfoType: type };
    const { metrics } = await getTrialMetricsByModelVersion(client, query, options);
    return [...new Set(metrics.map(({ trialId }) => trialId))].map((trialId) => ({
      trialId,
      type,
    }));
  });
  return (await Promise.all(uses)).flat();
}
