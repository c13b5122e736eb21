import { X } from 'lucide-react';
import { Button } from '../../base/button';
import { keepToastsAbove } from '../../base/toast-place';
import { formatCount } from '../../lib/format';

export type Refused<Id extends number | string = number> = {
  id: Id;
  name: string;
  error: string;
};

type Props = {
  /** number of rows for which the action succeeded */
  done: number;
  /** rows for which it failed, with the master's message */
  refused: readonly Refused<number | string>[];
  isBusy: boolean;
  onRetry: () => void;
  onClose: () => void;
};

// more rows are shown in a separate list
const maxRows = 100;

/** The result of an action on many rows, row by row, and a retry for the failed ones. */
export function BulkOutcome({ done, refused, isBusy, onRetry, onClose }: Props) {
  const rest = refused.length - maxRows;
  return (
    <section
      ref={keepToastsAbove}
      aria-label="What failed"
      className="absolute inset-x-3 bottom-15 z-30 mx-auto w-[32rem] max-w-[calc(100%-1.5rem)] animate-enter rounded-xl border border-line-strong bg-raised p-3.5 shadow-float"
    >
      <div className="flex items-center gap-2">
        <strong role="status" className="num mr-auto font-medium">
          {formatCount(done)} of {formatCount(done + refused.length)} done
        </strong>
        <Button onClick={onRetry} aria-disabled={isBusy || undefined}>
          Retry {formatCount(refused.length)} failed
        </Button>
        <button
          type="button"
          aria-label="Close what failed"
          onClick={onClose}
          className="grid size-7 place-items-center rounded-md text-muted hover:bg-hover"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      <ul
        aria-label="Refused rows"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard
        tabIndex={0}
        className="mt-2 max-h-48 overflow-y-auto overscroll-contain"
      >
        {refused.slice(0, maxRows).map(({ id, name, error }) => (
          <li key={id} className="flex gap-3 border-t py-1.5">
            <span className="w-2/5 shrink-0 truncate" title={name}>
              <span className="mr-1.5 font-mono text-sm text-muted">{String(id).slice(0, 8)}</span>
              {name}
            </span>
            <span className="min-w-0 wrap-anywhere text-bad">{error}</span>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="num mt-1 text-muted">and {formatCount(rest)} more</p> : null}
    </section>
  );
}
