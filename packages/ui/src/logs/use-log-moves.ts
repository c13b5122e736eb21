import { type RefObject, useState } from 'react';
import { useHandler } from '../hooks/use-handler';
import { hitOf, type SettledView } from './log-view';
import { nextHit } from './search/hit-list';
import { findRow, type LogRow } from './text/fold-rows';
import { indexOf, type LogScroll } from './use-log-scroll';
import type { LogEntry, LogPlace } from './window/log-entry';
import type { LogState, LogWindow, Opening } from './window/log-window';

type Options = {
  view: SettledView;
  onViewChange: (change: Partial<SettledView>) => void;
  viewport: RefObject<HTMLElement | null>;
  log: LogWindow;
  state: LogState;
  rows: readonly LogRow[];
  scroll: LogScroll;
  /** matches of the search, and lines with problems, in order */
  hits: readonly LogPlace[];
  problems: readonly LogPlace[];
  onOpening: (next: Opening) => void;
  onToggle: (key: string, isOpen?: boolean) => void;
};

/** Navigates to other lines of a log, and keeps the line that a search or a jump reached last. */
export function useLogMoves(options: Options) {
  const { view, onViewChange, viewport, log, state, rows, scroll, hits, problems } = options;
  const { onOpening, onToggle } = options;
  const [current, setCurrent] = useState<LogPlace | undefined>(() => hitOf(view));

  function openAt(next: Opening) {
    onOpening(next);
    log.open(next);
  }

  const goTo = useHandler((place: LogPlace) => {
    setCurrent(place);
    const target = findRow(rows, place.id);
    if (target?.folded !== undefined) onToggle(target.folded, true);
    if (target) scroll.toRow(target.index);
    else if (place.id === '' && isHeld(state.entries, place.at)) scroll.toRow(indexOf(rows, place));
    else openAt({ at: 'place', place });
  });
  const goToTime = useHandler((at: number) => goTo({ id: '', at }));

  function goToHit(place: LogPlace) {
    goTo(place);
    onViewChange({ hit: place.id, hitAt: timeText(place.at) });
  }

  const nextOf = (places: readonly LogPlace[], direction: 1 | -1) =>
    places[nextHit(places, current ?? inSight()?.place, direction)];

  const step = useHandler((direction: 1 | -1) => {
    const next = nextOf(hits, direction);
    if (next) goToHit(next);
  });

  function nextProblem() {
    const next = nextOf(problems, 1);
    if (next) goTo(next);
  }

  const toNewest = useHandler(() => {
    if (state.hasNewer) openAt({ at: 'newest' });
    else scroll.toEnd();
  });

  const toOldest = useHandler(() => {
    if (state.hasOlder) openAt({ at: 'oldest' });
    else scroll.toStart();
  });

  const toggleTail = useHandler(() => (scroll.isAtEnd ? scroll.leaveEnd() : toNewest()));

  function foldCurrent() {
    const index = findRow(rows, current?.id ?? '')?.index ?? inSight()?.index ?? -1;
    const row = rows.slice(0, index + 1).findLast((each) => 'folded' in each);
    if (row) onToggle(row.key);
  }

  /** The visible rows of the last render. */
  const inSight = useHandler(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const first = scroll.at(element.scrollTop);
    const last = scroll.at(element.scrollTop + element.clientHeight);
    const top = rows[first.index]?.entry;
    const bottom = rows[last.index]?.entry;
    if (!top || !bottom) return undefined;
    return { index: first.index, place: { id: top.id, at: top.at }, from: top.at, to: bottom.at };
  });

  return {
    current,
    setCurrent,
    goTo,
    goToTime,
    goToHit,
    step,
    nextProblem,
    toNewest,
    toOldest,
    toggleTail,
    foldCurrent,
    inSight,
  };
}

export type LogMoves = ReturnType<typeof useLogMoves>;

const timeText = (at: number) => (Number.isNaN(at) ? '' : new Date(at).toISOString());

const isHeld = (entries: readonly LogEntry[], at: number) =>
  at >= (entries[0]?.at ?? Number.NaN) && at <= (entries.at(-1)?.at ?? Number.NaN);
