import { queryOptions } from '@tanstack/react-query';
import { taskLogsFields, trialLogsFields } from '@trainyard/sdk/calls';
import type { TaskLogsFieldsResponse, TrialLogsFieldsResponse } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';

export type LogFields = {
  agents: string[];
  containers: string[];
  ranks: number[];
  /** of tasks alone */
  allocations: string[];
};

export const noFields: LogFields = { agents: [], containers: [], ranks: [], allocations: [] };

export const logQueries = {
  all: () => ['logs'] as const,
  /** agents, containers and ranks that wrote to a trial's log so far */
  trialFields: (trialId: number, isLive: boolean) =>
    queryOptions({
      queryKey: [...logQueries.all(), 'fields', trialId] as const,
      queryFn: ({ signal }) => readFields(trialLogsFields(client, { trialId }, { signal })),
      refetchInterval: pollWhile<LogFields>(() => isLive),
      meta: { errorMessage: 'Unable to fetch log fields.' },
    }),

  /** the same of an interactive task */
  taskFields: (taskId: string, isLive: boolean) =>
    queryOptions({
      queryKey: [...logQueries.all(), 'task fields', taskId] as const,
      queryFn: ({ signal }) => readFields(taskLogsFields(client, { taskId }, { signal })),
      refetchInterval: pollWhile<LogFields>(() => isLive),
      meta: { errorMessage: 'Unable to fetch log fields.' },
    }),
};

type Part = Pick<TrialLogsFieldsResponse, 'agentIds' | 'containerIds' | 'rankIds'> &
  Partial<Pick<TaskLogsFieldsResponse, 'allocationIds'>>;

async function readFields(stream: AsyncIterable<Part>): Promise<LogFields> {
  const parts: Part[] = [];
  for await (const part of stream) parts.push(part);
  return mergeFields(parts);
}

/** Each message repeats or adds: the union, sorted; lines without a rank are a choice of their own. */
export function mergeFields(parts: readonly Part[]): LogFields {
  const union = <Value>(pick: (part: Part) => Value[]) => [...new Set(parts.flatMap(pick))];
  const ranks = union((part) => part.rankIds).sort((left, right) => left - right);
  return {
    agents: union((part) => part.agentIds).sort(),
    containers: union((part) => part.containerIds).sort(),
    allocations: union((part) => part.allocationIds ?? []).sort(),
    ranks: ranks.length > 0 && !ranks.includes(-1) ? [-1, ...ranks] : ranks,
  };
}
