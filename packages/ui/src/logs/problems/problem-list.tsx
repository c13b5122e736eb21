import { X } from 'lucide-react';
import { IconButton } from '../../base/icon-button';
import { formatCount, plural } from '../../lib/format';
import type { LogPlace } from '../window/log-entry';
import { type ProblemGroup, type Problems, worstFirst } from './problem-groups';

type Props = {
  problems: Problems;
  isDone: boolean;
  error: unknown;
  /** says which lines are not counted */
  note: string | undefined;
  /** the current line */
  current: string;
  /** formats a range of times in ms */
  rangeOf: (from: number, to: number) => string;
  onGo: (place: LogPlace) => void;
  onClose: () => void;
};

/** Lists the warnings and errors of the whole log, similar messages together, each with a link to its lines. */
export function ProblemList(props: Props) {
  const { problems, isDone, error, note, onClose } = props;
  const groups = worstFirst(problems);
  return (
    <aside
      aria-label="Errors and warnings"
      className="flex w-80 shrink-0 flex-col border-l bg-bg phone:absolute phone:inset-0 phone:z-10 phone:w-auto"
    >
      <header className="flex items-center gap-2 px-3 py-1.5">
        <h2 className="text-sm font-medium">Errors and warnings</h2>
        <span className="ml-auto">
          <IconButton label="Close errors and warnings" onClick={onClose}>
            <X className="size-4" strokeWidth={1.5} />
          </IconButton>
        </span>
      </header>
      <p role="status" className="px-3 pb-2 text-sm text-muted empty:hidden">
        {statusOf({ groups: groups.length, isDone, error })}
      </p>
      {note !== undefined && isDone ? <p className="px-3 pb-2 text-sm text-faint">{note}</p> : null}
      <ul className="min-h-0 flex-1 divide-y overflow-y-auto border-t">
        {groups.map((group) => (
          <Group key={group.signature} group={group} {...props} />
        ))}
      </ul>
    </aside>
  );
}

type Status = { groups: number; isDone: boolean; error: unknown };

function statusOf({ groups, isDone, error }: Status) {
  if (error !== undefined) return 'The log could not be searched for errors.';
  if (!isDone) return 'Searching the whole log...';
  return groups === 0 ? 'No errors and no warnings in this log.' : plural(groups, 'kind');
}

type GroupProps = Props & { group: ProblemGroup };

function Group({ group, current, rangeOf, onGo }: GroupProps) {
  const { example, level, count, places } = group;
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return null;
  const at = places.findIndex(({ id }) => id === current);
  const next = places[at + 1] ?? first;
  const isError = level === 'error' || level === 'critical';
  return (
    <li className="px-3 py-2">
      <button
        type="button"
        className="block w-full text-left hover:underline"
        onClick={() => onGo(next)}
      >
        <span
          className={`line-clamp-3 font-mono text-sm break-words ${isError ? 'text-bad' : 'text-warn'}`}
        >
          {example}
        </span>
      </button>
      <span className="num text-sm text-faint">
        {`${plural(count, isError ? 'error' : 'warning')} · ${rangeOf(first.at, group.lastAt)}`}
        {at >= 0 && count > 1 ? ` · ${formatCount(at + 1)} of ${formatCount(count)}` : ''}
      </span>
    </li>
  );
}
