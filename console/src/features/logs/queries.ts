import { queryOptions } from '@tanstack/react-query';
import { taskLogsFields, trialLogsFields } from '@trainyard/sdk/calls';
import { requestQueueOf } from '@trainyard/sdk/logs';
import type { TaskLogsFieldsResponse, TrialLogsFieldsResponse } from '@trainyard/sdk/types';
import { countProblems } from '@trainyard/ui/logs/problems/problem-groups';
import { client } from '~/app/api';
import { pollIf, pollWhile } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { requestCost } from './sources/request-cost';
import { trialLogSource } from './sources/trial-log-source';

/** The agents, containers and other sources of the lines of a log; only a task has allocations. */
export type LogFields = TaskLogsFieldsResponse;

/** a log with more of them is not read to its end for a number */
const maxProblems = 1000;

export const logQueries = {
  /** agents, containers and ranks that wrote to a trial's log so far */
  trialFields: (trialId: number, isLive: boolean) =>
    fieldsQuery({ trialId }, isLive, (signal) => trialLogsFields(client, { trialId }, { signal })),

  /** how many errors and warnings a trial's log holds: the number that its viewer shows */
  problems: (trialId: number, isLive: boolean) =>
    queryOptions({
      queryKey: ['problemsOfLog', { trialId, isLive }],
      queryFn: ({ signal }) =>
        countProblems(trialLogSource(client, trialId, {}).scan.problems({ signal }), maxProblems),
      ...pollIf(isLive, pollMs.logProblems),
      // without the count the tab is still of use
    }),

  /** the same of an interactive task */
  taskFields: (taskId: string, isLive: boolean) =>
    fieldsQuery({ taskId }, isLive, (signal) => taskLogsFields(client, { taskId }, { signal })),
};

type Part = TrialLogsFieldsResponse & Partial<TaskLogsFieldsResponse>;

/**
 * Fields are read once the lines are there. Changes do not refresh them, because the master reads the
 * whole log for them.
 */
const fieldsQuery = (
  log: { trialId: number } | { taskId: string },
  isLive: boolean,
  open: (signal: AbortSignal) => AsyncIterable<Part>,
) =>
  queryOptions({
    queryKey: ['fieldsOfLog', log],
    queryFn: ({ signal }) =>
      requestQueueOf(client).later((turn) => readFields(open(turn)), {
        cost: requestCost.fields,
        signal,
      }),
    refetchInterval: pollWhile<LogFields>(() => isLive, { liveMs: pollMs.logFields }),
    meta: { errorMessage: 'Unable to fetch log fields.' },
  });

async function readFields(stream: AsyncIterable<Part>): Promise<LogFields> {
  const parts: Part[] = [];
  for await (const part of stream) parts.push(part);
  return mergeFields(parts);
}

type FieldsResult = { data: LogFields | undefined };

/** The sources of several logs together. */
export const joinFields = (results: readonly FieldsResult[]): LogFields =>
  mergeFields(results.flatMap(({ data }) => data ?? []));

/** Each message repeats or adds: the union, sorted; lines without a rank are a choice of their own. */
export function mergeFields(parts: readonly Part[]): LogFields {
  const union = <Value>(pick: (part: Part) => Value[]) => [...new Set(parts.flatMap(pick))];
  const ranks = union((part) => part.rankIds).sort((left, right) => left - right);
  return {
    agentIds: union((part) => part.agentIds).sort(),
    containerIds: union((part) => part.containerIds).sort(),
    allocationIds: union((part) => part.allocationIds ?? []).sort(),
    rankIds: ranks.length > 0 && !ranks.includes(-1) ? [-1, ...ranks] : ranks,
    stdtypes: union((part) => part.stdtypes).sort(),
    sources: union((part) => part.sources).sort(),
  };
}

export const noFields: LogFields = mergeFields([]);
