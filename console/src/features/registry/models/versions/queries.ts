import { mapWithConcurrency } from '@trainyard/sdk';
import {
  type Caller,
  getExperiments,
  getTrial,
  getTrialSourceInfoMetricsByModelVersion,
} from '@trainyard/sdk/calls';
import type { Experiment, TrialSourceInfoType } from '@trainyard/sdk/types';
import { getTrialMetricsByModelVersion } from '@trainyard/sdk/v038';
import { supports, supportsCall } from '~/app/abilities';
import { forksQuery } from '~/data/experiments/experiments';
import { composed } from '~/data/q';

type VersionId = { modelName: string; modelVersionNum: number };
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
  composed(
    'versionUses',
    { modelName, modelVersionNum },
    async (caller) =>
      withExperiments(caller, await readReports(caller, { modelName, modelVersionNum })),
    { poll: 'people' },
  );

/** Experiments that were forked or continued from the experiment of a version, newest first. */
export const versionForksQuery = (experimentId: number | null) =>
  forksQuery([experimentId ?? 0], { enabled: experimentId !== null, poll: 'settled' });

/** Adds the experiments of the first trials; a trial of one that cannot be read has none. */
async function withExperiments(caller: Caller, reports: Report[]): Promise<VersionUse[]> {
  const trialIds = [...new Set(reports.map(({ trialId }) => trialId))].slice(0, maxTrials);
  const trials = await mapWithConcurrency(trialIds, 6, (trialId) =>
    getTrial(caller, { trialId }).then(
      ({ trial }) => trial,
      () => undefined,
    ),
  );
  const owners = new Map(
    trials.flatMap((trial) => (trial ? [[trial.id, trial.experimentId]] : [])),
  );
  if (owners.size === 0) return reports;
  const query = { 'experimentIdFilter.incl': [...new Set(owners.values())], limit: 0 };
  const { experiments } = await getExperiments(caller, query);
  const experimentOf = new Map(experiments.map((experiment) => [experiment.id, experiment]));
  return reports.map((report) => ({
    ...report,
    experiment: experimentOf.get(owners.get(report.trialId) ?? 0),
  }));
}

async function readReports(caller: Caller, version: VersionId): Promise<Report[]> {
  if (supports('versionMetrics')) return readByKind(caller, version);
  // 0.23.4 has neither call
  if (!supportsCall('getTrialSourceInfoMetricsByModelVersion')) return [];
  const { data } = await getTrialSourceInfoMetricsByModelVersion(caller, version);
  return data.map(({ trialId, trialSourceInfoType: type }) => ({ trialId, type }));
}

const kinds: TrialSourceInfoType[] = [
  'TRIAL_SOURCE_INFO_TYPE_FINE_TUNING',
  'TRIAL_SOURCE_INFO_TYPE_INFERENCE',
];

/** The answer has reports without their kind, so each kind is requested. */
async function readByKind(caller: Caller, version: VersionId): Promise<Report[]> {
  const uses = kinds.map(async (type) => {
    const query = { ...version, trialSourceInfoType: type };
    const { metrics } = await getTrialMetricsByModelVersion(caller, query);
    return [...new Set(metrics.map(({ trialId }) => trialId))].map((trialId) => ({
      trialId,
      type,
    }));
  });
  return (await Promise.all(uses)).flat();
}
