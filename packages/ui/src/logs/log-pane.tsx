import { type ReactNode, type RefObject, useEffect } from 'react';
import { scrollWithoutHover } from '../lib/pointer/scroll-without-hover';
import { cn } from '../lib/utils';
import { LogFloats } from './log-floats';
import { LogStatus } from './log-status';
import { copySelected } from './text/copy-lines';
import type { LogRow } from './text/fold-rows';
import type { LogMoves } from './use-log-moves';
import type { LogScroll } from './use-log-scroll';
import type { LogState, LogWindow } from './window/log-window';

type Props = {
  /** names the log for screen readers */
  label: string;
  viewport: RefObject<HTMLDivElement | null>;
  log: LogWindow;
  state: LogState;
  rows: readonly LogRow[];
  scroll: LogScroll;
  moves: LogMoves;
  isWrapped: boolean;
  /** the lines */
  children: ReactNode;
};

/** The part of a log that scrolls, its status below, and the buttons over its lines. */
export function LogPane(props: Props) {
  const { label, viewport, log, state, rows, scroll, moves, isWrapped, children } = props;
  useEffect(() => scrollWithoutHover(viewport.current), [viewport]);
  return (
    <div className="relative flex min-w-0 flex-1 flex-col">
      <div
        ref={viewport}
        role="log"
        aria-label={label}
        aria-live="off"
        aria-busy={state.isLoading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
        tabIndex={0}
        {...scroll.handlers}
        onCopy={(event) => copySelected(event, rows)}
        // an opaque background lets the browser scroll the lines without repainting them
        className={cn(
          'min-h-0 flex-1 overflow-auto bg-sunken py-1.5 -outline-offset-2 contain-strict',
          // lines that are wider than the view end above the buttons
          scroll.isHigh && !isWrapped && 'pb-20',
        )}
      >
        {children}
      </div>
      <LogStatus state={state} onRetry={log.retry} />
      {scroll.isHigh ? (
        <LogFloats
          isTailing={scroll.isAtEnd}
          unseen={scroll.unseen}
          isCounted={!state.hasNewer}
          onOldest={moves.toOldest}
          onNewest={moves.toNewest}
          onTail={moves.toggleTail}
        />
      ) : null}
    </div>
  );
}
