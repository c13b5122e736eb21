import { Link } from '@tanstack/react-router';
import { Button } from '@trainyard/ui/base/button';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { RelativeTime } from '~/components/entity/times';
import type { Mark } from '~/lib/visit';
import { type Change, type ChangeKind, type Changes, changeKinds, changeSearch } from './queries';

const words: Record<ChangeKind, string> = {
  ERROR: 'failed',
  COMPLETED: 'completed',
  CANCELED: 'canceled',
  started: 'started',
};

type ButtonProps = ComponentProps<typeof Button> & { changes: Changes | undefined };

/** True if there are changes to show. */
export const hasChanges = (changes: Changes): boolean =>
  changes.missing !== 0 || changeKinds.some((kind) => changes[kind].total > 0);

/** "2 failed, 5 completed", or that it is unknown. */
function summaryOf(changes: Changes | undefined): string {
  if (changes === undefined) return 'Changes unknown';
  const listed = changeKinds.filter((kind) => changes[kind].total > 0);
  if (listed.length === 0)
    return `${formatCount(Math.abs(changes.missing))} moved${changes.missing > 0 ? ' or deleted' : ' here'}`;
  return listed.map((kind) => `${formatCount(changes[kind].total)} ${words[kind]}`).join(', ');
}

/** Opens the list; a phone only has space for its icon. */
export function ChangesButton({ changes, ...rest }: ButtonProps) {
  const summary = summaryOf(changes);
  return (
    <Button {...rest} aria-label={`Since you left: ${summary}`}>
      <History aria-hidden className="size-3.5" strokeWidth={1.5} />
      <span aria-hidden className="max-w-72 truncate phone:hidden">
        {summary}
      </span>
    </Button>
  );
}

type Props = {
  span: { left: Mark; back: Mark };
  /** undefined if they could not be read */
  changes: Changes | undefined;
  failure: string | undefined;
  onRetry: () => void;
  /** a link was followed */
  onGo: () => void;
  onDismiss: () => void;
};

/** The changes since the last visit, with links to each experiment and to all of a kind. */
export function ChangeList({ changes, failure, span, onRetry, onGo, onDismiss }: Props) {
  return (
    <div className="grid gap-3">
      <h2 className="font-medium">
        Since you left <RelativeTime time={span.left.at} isLong className="text-muted" />
      </h2>
      {changes === undefined ? (
        <p role="alert" className="wrap-anywhere text-bad">
          What changed could not be read. {failure}
        </p>
      ) : (
        <>
          {changeKinds.map((kind) =>
            changes[kind].total > 0 ? (
              <KindOfChange key={kind} kind={kind} change={changes[kind]} span={span} onGo={onGo} />
            ) : null,
          )}
          <Missing count={changes.missing} />
        </>
      )}
      <div className="flex justify-end gap-2">
        {changes === undefined ? <Button onClick={onRetry}>Retry</Button> : null}
        <Button onClick={onDismiss}>Dismiss</Button>
      </div>
    </div>
  );
}

type KindProps = Pick<Props, 'span' | 'onGo'> & { kind: ChangeKind; change: Change };

function KindOfChange({ kind, change, span, onGo }: KindProps) {
  const more = change.total - change.experiments.length;
  return (
    <section className="grid gap-1">
      <h3>
        <Link
          from="/projects/$projectId/experiments"
          to="."
          search={(all) => ({ ...all, page: 0, name: '', ...changeSearch(kind, span) })}
          onClick={onGo}
          className="font-medium underline decoration-line-strong underline-offset-2 hover:decoration-current"
        >
          {formatCount(change.total)} {words[kind]}
        </Link>
      </h3>
      <ul className="grid gap-0.5 text-sm">
        {change.experiments.map(({ id, name }) => (
          <li key={id} className="flex min-w-0 gap-2">
            <span className="font-mono text-muted">{id}</span>
            <Link
              to="/experiments/$experimentId/{-$tab}"
              params={{ experimentId: String(id) }}
              className="truncate hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
        {more > 0 ? <li className="text-faint">and {formatCount(more)} more</li> : null}
      </ul>
    </section>
  );
}

/** The master does not report which ones they were. */
function Missing({ count }: { count: number }) {
  if (count === 0) return null;
  const amount = plural(Math.abs(count), 'experiment');
  return (
    <p className="text-sm text-muted">
      {count > 0
        ? `At least ${amount} went: deleted, or moved to another project.`
        : `At least ${amount} came from another project.`}
    </p>
  );
}
