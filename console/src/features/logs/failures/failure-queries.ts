import { keepPreviousData } from '@tanstack/react-query';
import type { TrialFailure } from '@trainyard/insights/failures/failure-groups';
import { findFailure } from '@trainyard/insights/failures/find-failure';
import { type Caller, trialLogs } from '@trainyard/sdk/calls';
import { readLine } from '@trainyard/sdk/logs';
import { plainText } from '@trainyard/ui/logs/text/ansi';
import { messageOf } from '~/app/report-error';
import { composed } from '~/data/q';

export type ReadFailures = { failures: TrialFailure[]; trialCount: number };

/** the last lines of a log: more than a traceback of one rank has */
const linesRead = 200;
/** browsers send six requests at once to a server, and the page has others to send */
const atOnce = 3;

async function readFailure(
  caller: Caller,
  trialId: number,
  signal: AbortSignal,
): Promise<TrialFailure> {
  try {
    const lines = [];
    const query = { trialId, limit: linesRead, orderBy: 'ORDER_BY_DESC' } as const;
    for await (const line of trialLogs(caller, query)) {
      const { text, ...rest } = readLine(line);
      lines.push({ ...rest, text: plainText(text) });
    }
    const line = findFailure(lines);
    return line ? { trialId, line } : { trialId };
  } catch (error) {
    if (signal.aborted) throw error;
    return { trialId, problem: messageOf(error) };
  }
}

export const failureQueries = {
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
