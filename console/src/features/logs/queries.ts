import { queryOptions } from '@tanstack/react-query';
import { taskLogsFields, trialLogsFields } from '@trainyard/sdk/calls';
import { requestQueueOf } from '@trainyard/sdk/logs';
import type { TaskLogsFieldsResponse, TrialLogsFieldsResponse } from '@trainyard/sdk/types';
import { countProblems } from '@trainyard/ui/logs/problems/problem-groups';
import { client } from '~/app/api';
import { pollEvery, pollWhile } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { requestCost } from './sources/request-cost';
import { trialLogSource } from './sources/trial-log-source';

/** The agents, containers and other sources of the lines of a log; only a task has allocations. */
export type LogFields = TaskLogsFieldsResponse;

/** a log with more of them is not read to its end for a number */
const maxProblems = 1000;

export const logQueries = {
  /** agents, containers and ranks that wrote to a trial's log so far */
  trialFields: (trialId: number, isLive: boolean) =>
    queryOptions({
      queryKey: queryKeys.logs.trialFields(trialId),
      queryFn: ({ signal }) =>
        laterFields((turn) => trialLogsFields(client, { trialId }, { signal: turn }), signal),
      refetchInterval: pollWhile<LogFields>(() => isLive, { liveMs: pollMs.logFields }),
      meta: { errorMessage: 'Unable to fetch log fields.' },
    }),

  /** how many errors and warnings a trial's log holds: the number that its viewer shows */
  problems: (trialId: number, isLive: boolean) =>
    queryOptions({
      queryKey: queryKeys.logs.problems(trialId, { isLive }),
      queryFn: ({ signal }) =>
        countProblems(trialLogSource(client, trialId, {}).scan.problems({ signal }), maxProblems),
      ...(isLive
        ? { refetchInterval: pollEvery(pollMs.logProblems) }
        : { staleTime: Number.POSITIVE_INFINITY }),
      // without the count the tab is still of use
    }),

  /** the same of an interactive task */
  taskFields: (taskId: string, isLive: boolean) =>
    queryOptions({
      queryKey: queryKeys.logs.taskFields(taskId),
      queryFn: ({ signal }) =>
        laterFields((turn) => taskLogsFields(client, { taskId }, { signal: turn }), signal),
      refetchInterval: pollWhile<LogFields>(() => isLive, { liveMs: pollMs.logFields }),
      meta: { errorMessage: 'Unable to fetch log fields.' },
    }),
};

type Part = TrialLogsFieldsResponse & Partial<TaskLogsFieldsResponse>;

/** Fields are read once the lines are there. */
const laterFields = (open: (turn: AbortSignal) => AsyncIterable<Part>, signal: AbortSignal) =>
  requestQueueOf(client).later((turn) => readFields(open(turn)), {
    cost: requestCost.fields,
    signal,
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
