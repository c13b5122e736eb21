import type { TrialFailure } from '@trainyard/insights/failures/failure-groups';
import { findFailure } from '@trainyard/insights/failures/find-failure';
import { type Caller, trialLogs } from '@trainyard/sdk/calls';
import { readLine } from '@trainyard/sdk/logs';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { plainText } from '@trainyard/ui/logs/text/ansi';
import { messageOf } from '~/app/errors/report-error';

/** the last lines of a log: more than a traceback of one rank has */
const linesRead = 200;

/** Returns the reason why a trial failed, from the end of its log, or why it could not be read. */
export async function readFailure(
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

type Reason = { count: number | undefined; numTrials: number; failure: TrialFailure | undefined };

/**
 * Returns why an experiment failed in one line, of a search with the number of failed trials. The last
 * line of a log that names no error explains nothing, and is left out.
 */
export function reasonText({ count, numTrials, failure }: Reason): string {
  const line = failure?.line;
  const failed = count ? `${formatCount(count)} of ${plural(numTrials, 'trial')} failed` : '';
  return [failed, line && line.by !== 'last' ? line.text : ''].filter(Boolean).join(': ');
}
