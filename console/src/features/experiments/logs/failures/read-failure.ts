import type { TrialFailure } from '@trainyard/insights/failures/failure-groups';
import { readFailure } from '@trainyard/insights/failures/find-failure';
import { type Caller, trialLogs } from '@trainyard/sdk/calls';
import { readLine } from '@trainyard/sdk/logs';
import { messageOf } from '~/app/errors/report-error';

/** Returns the reason why a trial failed, from the end of its log, or why it could not be read. */
export async function readTrialFailure(
  caller: Caller,
  trialId: number,
  signal: AbortSignal,
): Promise<TrialFailure> {
  try {
    const line = await readFailure(async (limit) => {
      const lines = [];
      for await (const each of trialLogs(caller, { trialId, limit, orderBy: 'ORDER_BY_DESC' }))
        lines.push(readLine(each));
      return lines;
    });
    return line ? { trialId, line } : { trialId };
  } catch (error) {
    if (signal.aborted) throw error;
    return { trialId, problem: messageOf(error) };
  }
}
