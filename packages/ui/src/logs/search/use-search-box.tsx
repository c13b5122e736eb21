import { type ComponentProps, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useHandler } from '../../hooks/use-handler';
import type { LogView, SettledView } from '../log-view';
import type { LogSpan } from '../map/use-log-span';
import type { LogMoves } from '../use-log-moves';
import { SearchBox } from './search-box';
import type { useLogSearch } from './use-log-search';

type Options = Pick<ComponentProps<typeof SearchBox>, 'onOnly' | 'patternProblem'> & {
  search: ReturnType<typeof useLogSearch>;
  view: SettledView;
  onViewChange: (change: Partial<LogView>) => void;
  moves: LogMoves;
  /** the time from the first to the last line; undefined until it is known */
  span: LogSpan | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
};

/**
 * The search box of a log, which renders again only when its search changes. A typed text moves to
 * its first match as soon as one is found.
 */
export function useSearchBox(options: Options) {
  const { search, view, onViewChange, moves, span, inputRef, onOnly, patternProblem } = options;
  const { current, setCurrent, goToHit, step } = moves;
  const { places } = search.state.hits;

  const typed = useRef<Pick<LogView, 'find' | 'regex'>>(undefined);
  const query = search.search?.query;
  const isOfQuery = query?.text === view.find && query.regex === view.regex;
  const firstHit = isOfQuery ? places[0] : undefined;
  useEffect(() => {
    // the link may still have the text that was typed before
    const { find: text, regex } = typed.current ?? {};
    if (!firstHit || text !== view.find || regex !== view.regex) return;
    typed.current = undefined;
    goToHit(firstHit);
  });

  const find = useHandler((change: { find?: string; regex?: boolean }) => {
    setCurrent(undefined);
    typed.current = { find: view.find, regex: view.regex, ...change };
    onViewChange({ ...change, hit: '', hitAt: '' });
  });
  const stop = useHandler(() => search.search?.stop());

  const at = current ? places.findIndex(({ id }) => id === current.id) + 1 : 0;
  const share =
    search.state.isDone || span === undefined
      ? 0
      : (search.state.readTo - span.from) / Math.max(1, span.to - span.from);
  return useMemo(
    () => (
      <SearchBox
        value={view.find}
        regex={view.regex}
        onChange={find}
        state={search.state}
        current={at}
        share={share}
        onStep={step}
        onStop={stop}
        onOnly={onOnly}
        patternProblem={patternProblem}
        inputRef={inputRef}
      />
    ),
    [
      view.find,
      view.regex,
      find,
      search.state,
      at,
      share,
      step,
      stop,
      onOnly,
      patternProblem,
      inputRef,
    ],
  );
}
