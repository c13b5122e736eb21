import './log-viewer.css';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '~/lib/cn';
import { copyText } from '~/lib/copy-text';
import { findMatches, nextMatch } from './find-matches';
import { foldRows, type LogRow } from './fold-rows';
import { copyLine } from './format-entry';
import { LogFloats } from './log-floats';
import { LogLines } from './log-lines';
import { LogSearch } from './log-search';
import type { LogSource } from './log-source';
import { LogStatus } from './log-status';
import { LogToolbar } from './log-toolbar';
import type { LogView } from './log-view';
import { useLogScroll } from './use-log-scroll';
import { useLogWindow } from './use-log-window';

type Props = {
  /** names the log for screen readers */
  label: string;
  source: LogSource;
  view: LogView;
  onViewChange: (change: Partial<LogView>) => void;
  filters?: ReactNode;
  onDownload?: () => void;
  onClose?: () => void;
};

/**
 * A log of any length: the newest lines first, older ones as one scrolls up, new ones as they are
 * written. Keys: `/` searches, Home and End go to the two ends.
 */
export function LogViewer({
  label,
  source,
  view,
  onViewChange,
  filters,
  onDownload,
  onClose,
}: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const [isFullscreen, setIsFullscreen] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(-1);
  const { log, state } = useLogWindow(source, view);
  const { entries } = state.buffer;
  const rows = useMemo(() => foldRows(entries, { open }), [entries, open]);
  const find = useDeferredValue(view.find);
  const matches = useMemo(() => findMatches(rows, find), [rows, find]);
  const scroll = useLogScroll({ viewport, rows, log, state, target: view.line });
  const isTailing = scroll.isAtEnd && state.direction === 'older';

  function step(direction: 1 | -1) {
    const next = nextMatch(matches, current, direction);
    if (next === undefined) return;
    setCurrent(next);
    scroll.virtualizer.scrollToIndex(next, { align: 'center' });
  }

  function toNewest() {
    if (state.direction === 'newer') log.fromNewest();
    scroll.toEnd();
  }

  function toOldest() {
    if (state.direction === 'older' && state.hasOlder) log.fromOldest();
    scroll.toStart();
  }

  const keys: Record<string, () => void> = {
    '/': () => searchInput.current?.focus(),
    Home: toOldest,
    End: toNewest,
  };
  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const link = ({ entry }: LogRow) =>
    onViewChange(
      view.line === entry.id ? { line: '', at: '' } : { line: entry.id, at: entry.time ?? '' },
    );
  const toggle = (key: string) =>
    setOpen((held) => {
      const next = new Set(held);
      return next.delete(key) ? next : next.add(key);
    });

  return (
    <section
      aria-label={label}
      className={cn('flex min-h-0 flex-1 flex-col', isFullscreen && 'fixed inset-0 z-30 bg-bg')}
    >
      <LogToolbar
        view={view}
        onViewChange={onViewChange}
        filters={filters}
        isFullscreen={isFullscreen}
        onFullscreen={() => setIsFullscreen(!isFullscreen)}
        onCopy={() =>
          void copyText(entries.map(copyLine).join('\n'), `Copied ${entries.length} entries!`)
        }
        onDownload={onDownload}
        onClose={onClose}
        search={
          <LogSearch
            value={view.find}
            onChange={(value) => {
              setCurrent(-1);
              onViewChange({ find: value });
            }}
            matches={matches.length}
            current={matches.indexOf(current) + 1}
            onStep={step}
            inputRef={searchInput}
          />
        }
      />
      <div className="relative flex min-h-0 flex-1 flex-col border-t bg-sunken">
        <div
          ref={viewport}
          role="log"
          aria-label={label}
          aria-live="off"
          aria-busy={state.isLoading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          onScroll={scroll.onScroll}
          onKeyDown={onKeyDown}
          className="min-h-0 flex-1 overflow-auto py-1.5 -outline-offset-2"
        >
          <LogLines
            rows={rows}
            virtualizer={scroll.virtualizer}
            view={view}
            find={find}
            current={current}
            open={open}
            onLink={link}
            onToggle={toggle}
          />
        </div>
        <LogStatus state={state} onRetry={log.retry} />
        {scroll.virtualizer.getTotalSize() > (viewport.current?.clientHeight ?? Infinity) ? (
          <LogFloats
            isTailing={isTailing}
            unseen={scroll.unseen}
            onOldest={toOldest}
            onTail={toNewest}
          />
        ) : null}
      </div>
    </section>
  );
}
