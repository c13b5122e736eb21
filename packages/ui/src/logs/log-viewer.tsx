import { keyOf } from '../lib/keys';
import './log-viewer.css';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useHandler } from '../hooks/use-handler';
import { copyText } from '../lib/copy-text';
import { formatCount } from '../lib/format';
import { cn } from '../lib/utils';
import { LogJump } from './log-jump';
import { LogLines } from './log-lines';
import { LogPane } from './log-pane';
import { LogToolbar } from './log-toolbar';
import { clockOf, firstPlace, type LogView, nextMode, openingOf, useSettledView } from './log-view';
import { LogMap } from './map/log-map';
import { useLineCount } from './map/use-line-count';
import { useLogSpan } from './map/use-log-span';
import type { Problems } from './problems/problem-groups';
import { useProblems } from './problems/use-problems';
import { useLogSearch } from './search/use-log-search';
import { useSearchBox } from './search/use-search-box';
import { copiedLines } from './text/copy-lines';
import { dayOf, rangeText, zoneOf } from './text/format-entry';
import { useFoldedLog } from './text/use-folded-log';
import { useFullscreen } from './use-fullscreen';
import { useLinkedLines } from './use-linked-lines';
import { useLogKeys } from './use-log-keys';
import { useLogMoves } from './use-log-moves';
import { useLogScroll } from './use-log-scroll';
import type { LogSource } from './window/log-source';
import type { Opening } from './window/log-window';
import { useLogWindow } from './window/use-log-window';

const ProblemList = lazy(async () => ({
  default: (await import('./problems/problem-list')).ProblemList,
}));

type Props = {
  /** names the log for screen readers */
  label: string;
  source: LogSource;
  view: LogView;
  onViewChange: (change: Partial<LogView>) => void;
  filters?: ReactNode;
  /** filters the log to lines that contain a text or match an expression, or since a time */
  onOnly?: (text: string, isPattern: boolean) => void;
  /** the reason why the log cannot be filtered by an expression; absent where it never can */
  patternProblem?: (pattern: string) => string | undefined;
  onSince?: (at: number) => void;
  onDownload?: () => void;
  /** changes lines before they are copied: masks secrets */
  prepareCopy?: (lines: readonly string[]) => Promise<readonly string[]>;
  /** the color of an origin, where lines of several logs are shown together */
  colorOf?: (origin: string) => string;
  onClose?: () => void;
  /** called with the number of errors and warnings in the whole log, and again when it grows */
  onProblems?: (problems: Problems) => void;
  /** called when the live stream ends, because whatever wrote the log has ended */
  onEnd?: () => void;
  /** other logs are next to it, so only the focused one handles keys */
  isBeside?: boolean;
};

/**
 * A log of any length: the newest lines first, older ones on scrolling up, new ones as they are
 * written. Its keys are in `useLogKeys`.
 */
export function LogViewer(props: Props) {
  const { label, source, onViewChange, onSince, onProblems, onEnd } = props;
  const view = useSettledView(props.view);
  const viewport = useRef<HTMLDivElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const fullscreen = useFullscreen();
  const [hasFocus, setHasFocus] = useState(false);
  const [isListing, setIsListing] = useState(false);
  const [isJumping, setIsJumping] = useState(false);
  const [opening, setOpening] = useState<Opening>(() => openingOf(view));
  const { log, state } = useLogWindow(source, opening);
  const { entries, hasNewer } = state;
  const span = useLogSpan(log, state);
  const counting = useLineCount(source, span);
  const { count: counted } = counting;
  const first = firstPlace(source, state);
  const problems = useProblems(source, entries);
  const search = useLogSearch({ source, text: view.find, regex: view.regex, entries });
  const { places, count } = search.state.hits;
  const { time } = view;
  const { folded, open, toggle } = useFoldedLog(entries, time);
  const { rows } = folded;
  const scroll = useLogScroll({ viewport, folded, log, state, opening, wrap: view.wrap });
  const moves = useLogMoves({
    ...{ view, onViewChange, viewport, log, state, rows, scroll },
    hits: places,
    problems: problems.hits.places,
    onOpening: setOpening,
    onToggle: toggle,
  });
  const { current, goTo, goToTime } = moves;
  const { range, isLinked, link } = useLinkedLines({ entries, view, onViewChange });

  // a count of the whole log gives the number of its last line, and so of those before it
  const isUnplaced = state.first === undefined && entries.length > 0;
  useEffect(() => {
    if (counted && isUnplaced) log.setPlace(counted.lastId, counted.total);
  }, [log, counted, isUnplaced]);

  useEffect(() => {
    if (problems.isDone) onProblems?.(problems.problems);
  }, [problems.isDone, problems.problems, onProblems]);

  const hasEnded = state.live === 'ended';
  useEffect(() => {
    if (hasEnded) onEnd?.();
  }, [hasEnded, onEnd]);

  const hasKeys = !props.isBeside || hasFocus;
  useLogKeys(
    hasKeys
      ? {
          search: () => {
            searchInput.current?.focus();
            searchInput.current?.select();
          },
          isSearching: () => document.activeElement === searchInput.current,
          step: moves.step,
          problem: moves.nextProblem,
          jump: () => setIsJumping(true),
          fold: moves.foldCurrent,
          wrap: () => onViewChange({ wrap: !view.wrap }),
          times: () => onViewChange({ time: nextMode(view.time) }),
          tail: moves.toggleTail,
          fullscreen: fullscreen.toggle,
          toOldest: moves.toOldest,
          toNewest: moves.toNewest,
        }
      : undefined,
    count > 0,
  );

  const startMs = span?.from ?? entries[0]?.at ?? 0;
  const zone = zoneOf(time);
  const hasDays = span !== undefined && dayOf(span.from, zone) !== dayOf(span.to, zone);
  const copied = range.length > 0 ? range : entries;
  const { prepareCopy } = props;
  const copyAll = useHandler(() => {
    const lines = copiedLines(copied);
    const text = prepareCopy ? prepareCopy(lines).then(joined) : joined(lines);
    void copyText(text, `Copied ${formatCount(lines.length)} entries!`);
  });
  const toggleList = useHandler(() => setIsListing(!isListing));
  const toggleFullscreen = useHandler(fullscreen.toggle);
  // the toolbar does not render again for each line
  const searchBox = useSearchBox({
    ...{ search, view, onViewChange, moves, span },
    inputRef: searchInput,
    onOnly: props.onOnly,
    patternProblem: props.patternProblem,
  });
  const jumpSpan = isJumping ? span : undefined;
  const jump = useMemo(
    () => (
      <LogJump
        isOpen={isJumping}
        onOpenChange={setIsJumping}
        span={jumpSpan}
        time={view.time}
        onJump={goToTime}
        onSince={onSince}
      />
    ),
    [isJumping, jumpSpan, view.time, goToTime, onSince],
  );
  return (
    <section
      aria-label={label}
      data-log
      className={cn(
        '@container flex min-h-0 flex-1 flex-col',
        fullscreen.isOn && 'fixed inset-0 z-30 bg-bg',
      )}
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape' && !event.defaultPrevented) fullscreen.leave();
      }}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <LogToolbar
        view={view}
        onViewChange={onViewChange}
        filters={props.filters}
        problems={problems.problems}
        isListing={isListing}
        onList={toggleList}
        isFullscreen={fullscreen.isOn}
        onFullscreen={toggleFullscreen}
        copyLabel={range.length > 0 ? 'Copy the linked lines' : 'Copy logs'}
        onCopy={copied.length > 0 ? copyAll : undefined}
        onDownload={props.onDownload}
        onClose={props.onClose}
        isBeside={props.isBeside === true}
        search={searchBox}
        jump={jump}
      />
      <div className="relative flex min-h-0 flex-1 border-t bg-sunken">
        <LogPane {...{ label, viewport, log, state, rows, scroll, moves }} isWrapped={view.wrap}>
          <LogLines
            viewport={viewport}
            folded={folded}
            first={first}
            isPinned={scroll.isAtEnd}
            places={scroll.wrapped}
            onMoved={scroll.onMoved}
            onHeight={scroll.onHeight}
            view={view}
            startMs={startMs}
            finderOf={search.state.finderOf}
            current={current?.id ?? ''}
            isLinked={isLinked}
            colorOf={props.colorOf}
            open={open}
            onLink={link}
            onToggle={toggle}
          />
        </LogPane>
        {span ? (
          <LogMap
            span={span}
            entries={entries}
            isComplete={!state.hasOlder && !hasNewer}
            counting={counting}
            warnings={problems.warningsAt}
            errors={problems.errorsAt}
            hits={places}
            viewport={viewport}
            inSight={moves.inSight}
            onJump={goToTime}
          />
        ) : (
          // keeps the width of the lines until the map is known
          <div className="w-11 shrink-0 @max-[480px]:hidden" />
        )}
        {isListing ? (
          <Suspense>
            <ProblemList
              problems={problems.problems}
              isDone={problems.isDone}
              error={problems.error}
              note={source.scan.problemsNote}
              current={current?.id ?? ''}
              rangeOf={(from, to) => rangeText(from, to, { mode: clockOf(time), startMs, hasDays })}
              onGo={goTo}
              onClose={() => setIsListing(false)}
            />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

const joined = (lines: readonly string[]) => lines.join('\n');
