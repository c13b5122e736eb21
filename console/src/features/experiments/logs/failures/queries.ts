import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TrialFailure } from '@trainyard/insights/failures/failure-groups';
import { getExperimentTrials } from '@trainyard/sdk/calls';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { composed, q } from '~/data/q';
import { atMostAtOnce } from '~/lib/at-once';
import { reasonText } from './reason-text';

export type ReadFailures = { failures: TrialFailure[]; trialCount: number };

/** browsers send six requests at once to a server, and the page has others to send */
const atOnce = 3;

/** An experiment that failed, as rows of lists know it. */
export type FailedExperiment = Pick<Experiment, 'id' | 'numTrials' | 'endTime'>;

/**
 * A failed trial. The end time is part of the key: a trial that is continued and fails again has a
 * new reason.
 */
export type FailedTrial = Pick<Trial, 'id' | 'endTime'>;

/** rows ask in turn, and leave connections to the page */
const inTurn = atMostAtOnce(atOnce);

const lastFirst = { sortBy: 'SORT_BY_END_TIME', orderBy: 'ORDER_BY_DESC' } as const;

/** The failed trials of a search: how many, and the one that failed last. */
const failedTrialsQuery = (experimentId: number) =>
  q(
    getExperimentTrials,
    { experimentId, ...lastFirst, limit: 1, states: ['STATE_ERROR'] },
    // the reason that is read from it is kept until the experiment ends again
    { staleTime: 0 },
  );

export const failureQueries = {
  /**
   * The reason why an experiment failed, in one line; for a search also the number of failed
   * trials. Empty if the log names no error. An experiment that is continued and fails again has a
   * new reason.
   * @param trialId its trial, if it has one and that is known, or one of its trials
   */
  reasonOf: ({ id, numTrials, endTime }: FailedExperiment, trialId?: number) =>
    composed(
      'failureReason',
      { experimentId: id, trialId, endTime },
      (_, { signal, client: queryClient }) =>
        inTurn(async () => {
          signal.throwIfAborted();
          const isSearch = numTrials > 1 && trialId === undefined;
          const failed =
            trialId === undefined ? await queryClient.fetchQuery(failedTrialsQuery(id)) : undefined;
          const trial =
            trialId === undefined ? failed?.trials[0] : { id: trialId, endTime: endTime ?? null };
          const failure = trial && (await queryClient.fetchQuery(failureQueries.ofTrial(trial)));
          return reasonText({
            count: isSearch ? failed?.pagination.total : undefined,
            numTrials,
            failure,
          });
        }),
      { staleTime: Number.POSITIVE_INFINITY, retry: false, tags: [] },
    ),

  /**
   * Why an experiment failed, from the log of the trial that failed last; null if none has failed.
   * @param trialId its trial, where that is known
   */
  ofExperiment: ({ id, endTime }: Pick<FailedExperiment, 'id' | 'endTime'>, trialId?: number) =>
    composed(
      'failureOfExperiment',
      { experimentId: id, trialId, endTime },
      (_, { signal, client: queryClient }) =>
        inTurn(async () => {
          signal.throwIfAborted();
          const trial =
            trialId === undefined
              ? (await queryClient.fetchQuery(failedTrialsQuery(id))).trials[0]
              : { id: trialId, endTime };
          return trial ? queryClient.fetchQuery(failureQueries.ofTrial(trial)) : null;
        }),
      { staleTime: Number.POSITIVE_INFINITY, retry: false, tags: [] },
    ),

  /**
   * The reason why a trial failed, from the end of its log. It is read once per end of the trial,
   * because the log does not change until the trial is continued.
   */
  ofTrial: ({ id: trialId, endTime }: FailedTrial) =>
    composed(
      'failureOfTrial',
      { trialId, endTime },
      async (caller, { signal }) => {
        // lists and home do without it until a row failed
        const { readTrialFailure } = await import('./read-failure');
        return readTrialFailure(caller, trialId, signal);
      },
      { staleTime: Number.POSITIVE_INFINITY, retry: false, tags: [] },
    ),

  /**
   * The same for several trials, in their order. Shows each result as it arrives; an unreadable log
   * does not stop the others, and none is read twice.
   */
  ofTrials: (trials: readonly FailedTrial[]) =>
    composed(
      'failuresOfTrials',
      { trials: trials.map(({ id, endTime }) => ({ id, endTime })) },
      async (_, { signal, client: queryClient, queryKey }): Promise<ReadFailures> => {
        const failures: TrialFailure[] = [];
        const trialCount = trials.length;
        for (let at = 0; at < trialCount; at += atOnce) {
          signal.throwIfAborted();
          const next = trials.slice(at, at + atOnce).map(failureQueries.ofTrial);
          failures.push(...(await Promise.all(next.map((one) => queryClient.fetchQuery(one)))));
          queryClient.setQueryData<ReadFailures>(queryKey, { failures: [...failures], trialCount });
        }
        return { failures, trialCount };
      },
      {
        placeholderData: keepPreviousData,
        staleTime: Number.POSITIVE_INFINITY,
        error: 'Unable to read the logs of failed trials.',
      },
    ),
};

type WhyOptions = {
  /** its trial, where it has one and that is known */
  trialId?: number | undefined;
  /** false until its requests may be sent */
  isEnabled?: boolean;
};

/** The reason why an experiment failed; empty where the log names no error, and until it is read. */
export function useFailureReason(
  experiment: FailedExperiment,
  { trialId, isEnabled = true }: WhyOptions = {},
): string {
  const onlyTrialId = experiment.numTrials > 1 ? undefined : trialId;
  const query = useQuery({
    ...failureQueries.reasonOf(experiment, onlyTrialId),
    enabled: isEnabled,
  });
  return query.data ?? '';
}
