import { taskLogsFields, trialLogsFields } from '@trainyard/sdk/calls';
import { requestQueueOf } from '@trainyard/sdk/logs';
import { getTrialRemainingLogRetentionDays, type schemas } from '@trainyard/sdk/v038';
import { countProblems } from '@trainyard/ui/logs/problems/problem-groups';
import { client } from '~/app/api';
import { pollIf, pollWhile } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed, q } from '~/data/q';
import { type FieldsPart, type LogFields, readFields } from './log-fields';
import { requestCost } from './sources/log-calls';
import { trialLogSource } from './sources/trial-log-source';

/** a log with more of them is not read to its end for a number */
const maxProblems = 1000;

export const logQueries = {
  /** agents, containers and ranks that wrote to a trial's log so far */
  trialFields: (trialId: number, isLive: boolean) =>
    fieldsQuery({ trialId }, isLive, (signal) => trialLogsFields(client, { trialId }, { signal })),

  /** how many errors and warnings a trial's log holds: the number that its viewer shows */
  problems: (trialId: number, isLive: boolean) =>
    composed(
      'problemsOfLog',
      { trialId, isLive },
      (_, { signal }) =>
        countProblems(trialLogSource(client, trialId, {}).scan.problems({ signal }), maxProblems),
      // without the count the tab is still of use
      pollIf(isLive, pollMs.logProblems),
    ),

  /** the same of an interactive task */
  taskFields: (taskId: string, isLive: boolean) =>
    fieldsQuery({ taskId }, isLive, (signal) => taskLogsFields(client, { taskId }, { signal })),
};

/**
 * Fields are read once the lines are there. Changes do not refresh them, because the master reads the
 * whole log for them.
 */
const fieldsQuery = (
  log: { trialId: number } | { taskId: string },
  isLive: boolean,
  open: (signal: AbortSignal) => AsyncIterable<FieldsPart>,
) =>
  composed(
    'fieldsOfLog',
    log,
    (_, { signal }) =>
      requestQueueOf(client).later((turn) => readFields(open(turn)), {
        cost: requestCost.fields,
        signal,
      }),
    {
      refetchInterval: pollWhile<LogFields>(() => isLive, { liveMs: pollMs.logFields }),
      error: 'Unable to fetch log fields.',
    },
  );

type RemainingDays = schemas.GetTrialRemainingLogRetentionDaysResponse;

/** For how many more days the log of a trial is kept; -1 permanently. */
export const remainingDaysQuery = (trialId: number) =>
  q(
    getTrialRemainingLogRetentionDays,
    { trialId },
    { select: ({ remainingDays }: RemainingDays) => remainingDays },
  );
