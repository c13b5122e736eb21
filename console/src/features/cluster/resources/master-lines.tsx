import { Link } from '@tanstack/react-router';
import type { ReadLine } from '@trainyard/sdk/logs';
import { formatCount } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { withVisibleControls } from '@trainyard/ui/lib/visible-controls';
import { plainText } from '@trainyard/ui/logs/text/ansi';
import { RelativeTime } from '~/components/entity/times';

type Props = {
  label: string;
  /** oldest first */
  lines: readonly ReadLine[];
  /** how many of them are shown */
  maxLines?: number;
};

const colors: Partial<Record<NonNullable<ReadLine['level']>, string>> = {
  critical: 'text-bad',
  error: 'text-bad',
  warning: 'text-warn',
};

/** The message of a line of the master's log, and the fields after it, `key="value"`. */
function partsOf(text: string): { message: string; fields: string; experimentId?: string } {
  const plain = withVisibleControls(plainText(text));
  const start = / {2,}(?=[\w-]+=")/.exec(plain)?.index ?? plain.length;
  const fields = plain.slice(start).trim();
  const [, experimentId] = /(?:^| )experiment-id="(\d+)"/.exec(fields) ?? [];
  return { message: plain.slice(0, start), fields, ...(experimentId ? { experimentId } : {}) };
}

type Entry = { line: ReadLine; parts: ReturnType<typeof partsOf>; count: number };

/** Returns the lines, the latest first; of consecutive lines with the same message about one experiment, the latest. */
function entriesOf(lines: readonly ReadLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines.toReversed()) {
    const parts = partsOf(line.text);
    const last = entries.at(-1);
    const { message, experimentId } = parts;
    if (last?.parts.message === message && last.parts.experimentId === experimentId)
      last.count += 1;
    else entries.push({ line, parts, count: 1 });
  }
  return entries;
}

/** The newest of some lines of the master's log, the latest first. */
export const MasterLines = ({ label, lines, maxLines = 10 }: Props) => (
  <>
    <ul aria-label={label} className="grid border-t">
      {entriesOf(lines)
        .slice(0, maxLines)
        .map((entry) => (
          <MasterLine key={entry.line.id} {...entry} />
        ))}
    </ul>
    <Link to="/clusters/logs" className="inline-block pt-1.5 text-sm text-muted hover:text-text">
      {lines.length > maxLines ? `All ${lines.length} lines are in the master logs` : 'Master logs'}
    </Link>
  </>
);

function MasterLine({ line: { time, level }, parts, count }: Entry) {
  const { message, fields, experimentId } = parts;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-b py-1">
      <RelativeTime time={time} className="text-faint" />
      <div className="min-w-0">
        <span className={cn('wrap-anywhere', level && colors[level])}>{message}</span>
        {experimentId ? (
          <>
            {' · '}
            <Link to="/experiments/$experimentId/{-$tab}" params={{ experimentId }}>
              experiment {experimentId}
            </Link>
          </>
        ) : null}
        {count > 1 ? (
          <span className="num text-faint" title="Lines in a row that say the same">
            {` × ${formatCount(count)}`}
          </span>
        ) : null}
        {fields ? (
          <p className="truncate font-mono text-xs text-faint" title={fields}>
            {fields}
          </p>
        ) : null}
      </div>
    </li>
  );
}
