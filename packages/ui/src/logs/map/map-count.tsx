import { ChartNoAxesColumn, Check, Square } from 'lucide-react';
import { IconButton } from '../../base/icon-button';
import { formatCount } from '../../lib/format';
import type { Counting } from './use-line-count';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const;

/** Says what the map beside a log shows: the lines that are held, or all of them once counted. */
export function MapCount({ counting }: { counting: Counting }) {
  const { count, share, error, start, stop } = counting;
  const isCounting = share !== undefined;
  const percent = `${Math.floor((share ?? 0) * 100)}%`;
  const label = isCounting
    ? `Counting all lines, ${percent}: stop`
    : count
      ? `The map shows all ${formatCount(count.total)} lines: count again`
      : error !== undefined
        ? 'The lines could not be counted: try again'
        : 'The map shows the lines read so far: count all';
  return (
    <div className="grid justify-items-center gap-0.5 border-t py-1.5">
      <IconButton label={label} side="left" onClick={isCounting ? stop : start}>
        {isCounting ? (
          <Square {...icon} />
        ) : count ? (
          <Check {...icon} />
        ) : (
          <ChartNoAxesColumn {...icon} />
        )}
      </IconButton>
      <span role="status" className="num text-xs text-faint">
        {isCounting ? percent : count ? 'all' : error !== undefined ? 'failed' : 'part'}
      </span>
    </div>
  );
}
