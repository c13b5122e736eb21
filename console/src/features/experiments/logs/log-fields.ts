import type { TaskLogsFieldsResponse, TrialLogsFieldsResponse } from '@trainyard/sdk/types';

/** The agents, containers and other sources of the lines of a log; only a task has allocations. */
export type LogFields = TaskLogsFieldsResponse;

/** A message of the master about them. */
export type FieldsPart = TrialLogsFieldsResponse & Partial<TaskLogsFieldsResponse>;

type FieldsResult = { data: LogFields | undefined };

/** The sources of several logs together; `isComplete` when those of all have loaded. */
export const joinFields = (results: readonly FieldsResult[]) => ({
  fields: mergeFields(results.flatMap(({ data }) => data ?? [])),
  isComplete: results.every(({ data }) => data !== undefined),
});

/** Each message repeats or adds: the union, sorted; lines without a rank are a choice of their own. */
export function mergeFields(parts: readonly FieldsPart[]): LogFields {
  const union = <Value>(pick: (part: FieldsPart) => Value[]) => [...new Set(parts.flatMap(pick))];
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

/** Reads the fields of a stream to its end. */
export async function readFields(stream: AsyncIterable<FieldsPart>): Promise<LogFields> {
  const parts: FieldsPart[] = [];
  for await (const part of stream) parts.push(part);
  return mergeFields(parts);
}
