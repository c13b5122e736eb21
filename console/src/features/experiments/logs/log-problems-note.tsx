import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ProblemCount } from '@trainyard/ui/logs/problems/problem-groups';
import { logQueries } from './queries';

type Props = {
  trialId: number;
  isLive: boolean;
  /** true if the log is visible, and has its own count */
  isLogOpen: boolean;
};

/** Shows next to the name of a log its number of errors, or else of warnings. */
export default function LogProblemsNote({ trialId, isLive, isLogOpen }: Props) {
  const { data } = useQuery({ ...logQueries.problems(trialId, isLive), enabled: !isLogOpen });
  if (!data || data.errors + data.warnings === 0) return null;
  return <span className={data.errors > 0 ? 'text-bad' : 'text-warn'}>{problemsText(data)}</span>;
}

/** As in `3 errors`; where the others were not counted, `1,000+ warnings`. */
export function problemsText({ errors, warnings, isAll }: ProblemCount): string {
  const [count, word] = errors > 0 ? [errors, 'error'] : [warnings, 'warning'];
  return `${formatCount(count)}${isAll ? '' : '+'} ${word}${count === 1 && isAll ? '' : 's'}`;
}
