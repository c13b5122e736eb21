import { trialLogs } from '@trainyard/sdk/calls';
import { readLine } from '@trainyard/sdk/logs';
import {
  addProblems,
  noProblems,
  type ProblemGroup,
  worstFirst,
} from '@trainyard/ui/logs/problems/problem-groups';
import { composed } from '~/data/q';
import { problemOf } from '~/features/experiments/logs/sources/problems';

/** lines from the end of each log, and how many logs: what two answers can hold in a moment */
export const signatureLines = 1_000;
export const signatureTrials = 5;

export const signatureQueries = {
  /** errors at the ends of some trials' logs, grouped by their text */
  ofTrials: (trialIds: readonly number[]) =>
    composed(
      'signaturesOfLogs',
      { trialIds },
      async (client): Promise<ProblemGroup[]> => {
        let problems = noProblems;
        for (const trialId of trialIds.slice(-signatureTrials)) {
          const query = { trialId, limit: signatureLines, orderBy: 'ORDER_BY_DESC' } as const;
          const lines = [];
          for await (const line of trialLogs(client, query))
            lines.push(problemOf(readLine(line)) ?? []);
          problems = addProblems(problems, lines.flat());
        }
        return worstFirst(problems);
      },
      { tags: [], error: 'Unable to read the logs of the trials.' },
    ),
};
