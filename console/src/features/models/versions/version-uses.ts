import { queryOptions } from '@tanstack/react-query';
import { mapWithConcurrency } from '@trainyard/sdk';
import {
  getExperiments,
  getTrial,
  getTrialSourceInfoMetricsByModelVersion,
} from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import type { Experiment, TrialSourceInfoType } from '@trainyard/sdk/types';
import { getTrialMetricsByModelVersion } from '@trainyard/sdk/v038';
import { supports, supportsCall } from '~/app/abilities';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { forksQuery } from '~/data/forks';

type VersionId = { modelName: string; modelVersionNum: number };
type Options = { signal: AbortSignal };
/** A trial whose code reported that it used a version, with the kind of use. */
type Report = { trialId: number; type: TrialSourceInfoType };
/** Its experiment is missing if the user may not see it. */
export type VersionUse = Report & { experiment?: Pick<Experiment, 'id' | 'name'> | undefined };

/** each trial is a request of its own */
const maxTrials = 50;

/**
 * Trials that reported using a version, without those the user may not see. Empty for a master that has
 * no call for it.
 */
export const versionUsesQuery = (modelName: string, modelVersionNum: number) =>
  queryOptions({
    queryKey: ['versionUses', { modelName, modelVersionNum }],
    queryFn: async ({ signal }) => {
      const version = { modelName, modelVersionNum };
      return withExperiments(await readReports(version, { signal }), { signal });
    },
    refetchInterval: pollEvery(pollMs.settled),
    meta: showsOf(
      getTrialSourceInfoMetricsByModelVersion,
      getTrialMetricsByModelVersion,
      getTrial,
      getExperiments,
    ),
  });

/** Experiments that were forked or continued from the experiment of a version, newest first. */
export const versionForksQuery = (experimentId: number | null) =>
  forksQuery([experimentId ?? 0], { enabled: experimentId !== null, poll: 'settled' });

/** Adds the experiments of the first trials; a trial of one that cannot be read has none. */
async function withExperiments(reports: Report[], options: Options): Promise<VersionUse[]> {
  const trialIds = [...new Set(reports.map(({ trialId }) => trialId))].slice(0, maxTrials);
  const trials = await mapWithConcurrency(trialIds, 6, (trialId) =>
    getTrial(client, { trialId }, options).then(
      ({ trial }) => trial,
      () => undefined,
    ),
  );
  const owners = new Map(
    trials.flatMap((trial) => (trial ? [[trial.id, trial.experimentId]] : [])),
  );
  if (owners.size === 0) return reports;
  const query = { 'experimentIdFilter.incl': [...new Set(owners.values())], limit: 0 };
  const { experiments } = await getExperiments(client, query, options);
  const found = new Map(experiments.map((experiment) => [experiment.id, experiment]));
  return reports.map((report) => ({
    ...report,
    experiment: found.get(owners.get(report.trialId) ?? 0),
  }));
}

async function readReports(version: VersionId, options: Options): Promise<Report[]> {
  if (supports('versionMetrics')) return readByKind(version, options);
  // 0.23.4 has neither call
  if (!supportsCall('getTrialSourceInfoMetricsByModelVersion')) return [];
  const { data } = await getTrialSourceInfoMetricsByModelVersion(client, version, options);
  return data.map(({ trialId, trialSourceInfoType: type }) => ({ trialId, type }));
}

const kinds: TrialSourceInfoType[] = [
  'TRIAL_SOURCE_INFO_TYPE_FINE_TUNING',
  'TRIAL_SOURCE_INFO_TYPE_INFERENCE',
];

/** The answer has reports without their kind, so each kind is requested. */
async function readByKind(version: VersionId, options: Options): Promise<Report[]> {
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
