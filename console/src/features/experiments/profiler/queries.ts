import { getTrialProfilerAvailableSeries, getTrialProfilerMetrics } from '@trainyard/sdk/calls';
import { sameCodeTrials, trialProfile } from '@trainyard/sdk/flows';
import type { Answer, Experiment, Trial } from '@trainyard/sdk/types';
import { pollIf, pollWhile } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed } from '~/data/q';
import { qAll } from '~/data/stream';
import { type Labels, type Measured, measuredOf } from './profile';

/** The labels of a request for series: the name is required, other labels filter. */
export type SeriesLabels = Pick<Labels, 'name' | 'metricType'> &
  Partial<Pick<Labels, 'agentId' | 'gpuUuid'>>;

/**
 * The measurements of the profiler of a trial. They are polled, since streams would take one of the
 * six connections of a browser for each name.
 */
export const profilerQueries = {
  /** every series there is: the newest answer names them all */
  series: (trialId: number, isLive: boolean) =>
    qAll(
      getTrialProfilerAvailableSeries,
      { trialId },
      {
        select: (answers): Labels[] => answers.at(-1)?.labels ?? [],
        refetchInterval: pollWhile(() => isLive),
        error: `Unable to fetch the profiler series of trial ${trialId}.`,
      },
    ),

  measured: (trialId: number, labels: SeriesLabels, isLive: boolean) =>
    qAll(
      getTrialProfilerMetrics,
      {
        trialId,
        'labels.name': labels.name,
        'labels.metricType': labels.metricType,
        'labels.agentId': labels.agentId,
        'labels.gpuUuid': labels.gpuUuid,
      },
      {
        select: toMeasured,
        refetchInterval: pollWhile(() => isLive),
        error: `Unable to fetch what the profiler measured of trial ${trialId}.`,
      },
    ),

  /** all that tells why a trial is slow */
  profile: ({ id, taskId }: Pick<Trial, 'id' | 'taskId'>, isLive: boolean) =>
    composed(
      'profileOfTrial',
      { trialId: id, taskId },
      (client, { signal }) => trialProfile(client, { id, taskId }, { signal }),
      pollIf(isLive, pollMs.slowRun),
    ),

  /** the reports of other trials with its code; these have ended */
  sameCode: (experiment: Pick<Experiment, 'id' | 'forkedFrom' | 'config'>, trialId: number) =>
    composed(
      'sameCodeTrials',
      { experimentId: experiment.id, trialId },
      (client, { signal }) => sameCodeTrials(client, { experiment, trialId }, { signal }),
      { staleTime: Number.POSITIVE_INFINITY },
    ),
};

const toMeasured = (answers: readonly Answer<'getTrialProfilerMetrics'>[]): Measured[] =>
  measuredOf(answers.flatMap(({ batch }) => batch ?? []));
