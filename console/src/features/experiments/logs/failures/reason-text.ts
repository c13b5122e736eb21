import { causeText, type TrialFailure } from '@trainyard/insights/failures/failure-groups';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { withVisibleControls } from '@trainyard/ui/lib/visible-controls';

type Reason = { count: number | undefined; numTrials: number; failure: TrialFailure | undefined };

const errorPattern = /^([\w.]+(?:Error|Exception)): (?:\[Errno \d+\] )?(\S+ \S+ .+)$/s;
const quoted = /^(?:'[^']*'|"[^"]*")$/s;

/**
 * Puts the message of an error before its class, since a cell ends after a few words. A message of
 * one or two words, or of a quoted name, such as `KeyError: 'lr'`, needs its class to be understood.
 */
function messageFirst(text: string): string {
  const [, name, message = ''] = errorPattern.exec(text) ?? [];
  return name === undefined || quoted.test(message) ? text : `${message} (${name})`;
}

/**
 * Returns why an experiment failed in one line, of a search with the number of failed trials. The last
 * line of a log that names no error explains nothing, and is left out.
 */
export function reasonText({ count, numTrials, failure }: Reason): string {
  const line = failure?.line;
  const failed = count ? `${formatCount(count)} of ${plural(numTrials, 'trial')} failed` : '';
  const cause =
    line && line.by !== 'last' ? causeText({ ...line, text: messageFirst(line.text) }) : '';
  return [failed, withVisibleControls(cause)].filter(Boolean).join(': ');
}
