import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { LogRow as Row } from './fold-rows';
import { gutterTime, type TimeMode } from './format-entry';
import { levelLabels, levelLetters } from './log-entry';
import { LogText } from './log-text';

type Props = {
  row: Row;
  time: TimeMode;
  startMs: number;
  wrap: boolean;
  find: string;
  hasRanks: boolean;
  isTarget: boolean;
  isCurrent: boolean;
  isOpen: boolean;
  onLink: (row: Row) => void;
  onToggle: (key: string) => void;
};

export const LogRow = memo(function LogRow(props: Props) {
  const { row, time, hasRanks, isTarget, isCurrent, wrap } = props;
  const { entry } = row;
  return (
    <div
      className="log-line"
      data-level={entry.level}
      data-wrap={wrap || undefined}
      data-ranked={hasRanks || undefined}
      data-untimed={time === 'off' || undefined}
      data-target={isTarget || undefined}
      data-current={isCurrent || undefined}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Link to line ${entry.id}`}
        onClick={() => props.onLink(row)}
        className="log-gutter truncate text-right text-faint select-none hover:text-text hover:underline"
      >
        {entry.id}
      </button>
      {time === 'off' ? null : (
        <span className="log-time text-faint" title={entry.time ?? undefined}>
          {gutterTime(entry.time, time, props.startMs)}
        </span>
      )}
      <span className="log-level text-faint" title={levelLabels[entry.level]}>
        {levelLetters[entry.level]}
      </span>
      {hasRanks ? (
        <span className="log-rank text-faint">{entry.rank === null ? '' : `[${entry.rank}]`}</span>
      ) : null}
      <Message {...props} />
    </div>
  );
});

function Message({ row, find, isOpen, onToggle }: Props) {
  if (row.kind === 'line') return <LogText text={row.entry.text} find={find} />;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const toggle = (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onToggle(row.key)}
      className="inline-flex items-center gap-1 rounded-sm align-top hover:underline"
    >
      <Chevron aria-hidden className="-ml-1 size-3.5 shrink-0" />
      {row.kind === 'traceback' ? `traceback, ${row.lines} lines` : `${row.updates} updates folded`}
    </button>
  );
  if (row.kind === 'traceback')
    return (
      <span>
        {toggle} <span className="pl-2 text-faint">{row.frames.join(' → ')}</span>
      </span>
    );
  return (
    <span>
      <LogText text={row.text} find={find} /> <span className="pl-2 text-faint">{toggle}</span>
    </span>
  );
}
