import { useQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ProblemCount } from '@trainyard/ui/logs/problems/problem-groups';
import { logQueries } from './queries';
import { type TrialOfPage, useIsLogOpen, useLogTrial } from './use-log-trial';

/** Shows next to the name of a log its number of errors, or else of warnings. */
export default function LogProblemsNote(props: TrialOfPage) {
  const trial = useLogTrial(props);
  return trial ? <Problems trial={trial} /> : null;
}

function Problems({ trial }: { trial: Trial }) {
  // an open log has its own count
  const isLogOpen = useIsLogOpen();
  const { data } = useQuery({
    ...logQueries.problems(trial.id, !isFinished(trial.state)),
    enabled: !isLogOpen,
  });
  if (!data || data.errors + data.warnings === 0) return null;
  return <span className={data.errors > 0 ? 'text-bad' : 'text-warn'}>{problemsText(data)}</span>;
}

/** As in `3 errors`; where the others were not counted, `1,000+ warnings`. */
export function problemsText({ errors, warnings, isAll }: ProblemCount): string {
  const [count, word] = errors > 0 ? [errors, 'error'] : [warnings, 'warning'];
  return `${formatCount(count)}${isAll ? '' : '+'} ${word}${count === 1 && isAll ? '' : 's'}`;
}
