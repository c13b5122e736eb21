import { causeText, type TrialFailure } from '@trainyard/insights/failures/failure-groups';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { withVisibleControls } from '@trainyard/ui/lib/visible-controls';

type Reason = { count: number | undefined; numTrials: number; failure: TrialFailure | undefined };

/**
 * Returns why an experiment failed in one line, of a search with the number of failed trials. The last
 * line of a log that names no error explains nothing, and is left out.
 */
export function reasonText({ count, numTrials, failure }: Reason): string {
  const line = failure?.line;
  const failed = count ? `${formatCount(count)} of ${plural(numTrials, 'trial')} failed` : '';
  return [failed, line && line.by !== 'last' ? withVisibleControls(causeText(line)) : '']
    .filter(Boolean)
    .join(': ');
}
