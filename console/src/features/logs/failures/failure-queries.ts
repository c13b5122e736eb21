import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TrialFailure } from '@trainyard/insights/failures/failure-groups';
import { getExperimentTrials } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { composed, q } from '~/data/q';
import { atMostAtOnce } from '~/lib/at-once';
import { readFailure, reasonText } from './read-failure';

export type ReadFailures = { failures: TrialFailure[]; trialCount: number };

/** browsers send six requests at once to a server, and the page has others to send */
const atOnce = 3;

/** An experiment that failed, as rows of lists know it. */
export type FailedExperiment = Pick<Experiment, 'id' | 'numTrials' | 'endTime'>;

/** rows ask in turn, and leave connections to the page */
const inTurn = atMostAtOnce(atOnce);

const lastFirst = { sortBy: 'SORT_BY_END_TIME', orderBy: 'ORDER_BY_DESC' } as const;

/** The failed trials of a search: how many, and the one that failed last. */
const failedTrialsQuery = (experimentId: number) =>
  q(
    getExperimentTrials,
    { experimentId, ...lastFirst, limit: 1, states: ['STATE_ERROR'] },
    { staleTime: Number.POSITIVE_INFINITY },
  );

export const failureQueries = {
  /**
   * The reason why an experiment failed in one line, of a search with the number of failed trials;
   * empty where the log names no error. An experiment that goes on and fails again has another.
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
          const failedId = trialId ?? failed?.trials[0]?.id;
          const failure =
            failedId === undefined
              ? undefined
              : await queryClient.fetchQuery(failureQueries.ofTrial(failedId));
          return reasonText({
            count: isSearch ? failed?.pagination.total : undefined,
            numTrials,
            failure,
          });
        }),
      { staleTime: Number.POSITIVE_INFINITY, retry: false, tags: [] },
    ),

  /** the reason why a trial failed, from the end of its log; a log that ended stays as it is */
  ofTrial: (trialId: number) =>
    composed(
      'failureOfTrial',
      { trialId },
      (caller, { signal }) => readFailure(caller, trialId, signal),
      { staleTime: Number.POSITIVE_INFINITY, retry: false, tags: [] },
    ),

  /**
   * The same of many, in the order of `trialIds`. What is read so far is shown while the rest is on
   * its way; a log that cannot be read does not stop the others, and none is read twice.
   */
  ofTrials: (trialIds: readonly number[]) =>
    composed(
      'failuresOfTrials',
      { trialIds },
      async (_, { signal, client: queryClient, queryKey }): Promise<ReadFailures> => {
        const failures: TrialFailure[] = [];
        const trialCount = trialIds.length;
        for (let at = 0; at < trialCount; at += atOnce) {
          signal.throwIfAborted();
          const next = trialIds.slice(at, at + atOnce).map(failureQueries.ofTrial);
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
