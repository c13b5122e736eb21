import { useLocation } from '@tanstack/react-router';
import { Button } from '@trainyard/ui/base/button';
import { useHotkey } from '@trainyard/ui/hooks/use-hotkey';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { formatCount } from '@trainyard/ui/lib/format';
import { placeOf } from '@trainyard/ui/table/grid/use-grid-focus';
import { ChartLine } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { applyLinkedPlaces } from '~/data/experiments/experiment-colors';
import { useBoardOpens } from '~/features/experiments/experiment-list/list-settings';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { boardSearch } from './board-search';
import { drawnRows, noRowsDrawn, useDraw, useIsBoardOpen } from './drawn-rows';
import { type BoardList, firstCount, firstRows, type RowAt } from './first-rows';
import { BoardPanel } from './load-board';

type Props = { projectId: number; rowAt: RowAt };

/** Opens the board with the first rows of the list, or takes all rows off it. */
export function BoardButton({ projectId, rowAt }: Props) {
  const { colored, noun, name } = useListSource();
  const {
    board: ids,
    boardFirst: first,
    boardColor,
  } = useLocation({
    select: ({ search }) => boardSearch.read(search),
    structuralSharing: true,
  });
  const { draw, toggle } = useDraw();
  // rows read the store, because they are also painted outside of React
  useEffect(() => drawnRows.set({ of: colored, ids, first }), [colored, ids, first]);
  useEffect(() => () => drawnRows.set(noRowsDrawn), []);
  useEffect(() => applyLinkedPlaces(boardColor, colored), [boardColor, colored]);
  useEffect(() => () => applyLinkedPlaces([], colored), [colored]);
  const isOpen = useIsBoardOpen();
  const { length: drawnCount } = drawnRows.use().ids;
  const opens = useBoardOpens();
  const isPhone = useIsPhone();
  const visited = useRef<number>(undefined);
  // the rows of the last project are there until those of this one have loaded
  const hasLoaded = rowAt(0)?.experiment.projectId === projectId;
  useEffect(() => {
    if (visited.current === projectId || !hasLoaded) return;
    visited.current = projectId;
    // on a phone it would cover the list
    if (opens && !isPhone && ids.length + first === 0) void draw(firstRows(rowAt, firstCount));
  });
  const openOrClose = () => void draw(isOpen ? [] : firstRows(rowAt, firstCount));
  useHotkey({ key: 'b', label: 'Board of curves beside the list', run: openOrClose });
  useHotkey({
    key: 'v',
    label: `Draw the focused ${noun} on the board`,
    run: () => {
      const place = placeOf(document.activeElement);
      const row = place && rowAt(place.row);
      if (row) toggle(row.id);
    },
  });
  return (
    <Button
      aria-pressed={isOpen}
      title={isOpen ? 'Close the board (B)' : `Curves of the first ${name} beside the list (B)`}
      onClick={openOrClose}
      className={isOpen ? 'bg-hover!' : ''}
    >
      <ChartLine aria-hidden className="size-3.5" />
      <span className="@max-[68rem]:sr-only">Board</span>
      {isOpen ? <span className="num text-faint">{formatCount(drawnCount)}</span> : null}
    </Button>
  );
}

/** Shows the board if at least one row is on it. */
export const BoardAside = ({ list }: { list: BoardList }) =>
  useIsBoardOpen() ? (
    <Suspense
      fallback={<div className="w-96 max-w-[45%] flex-none border-t border-l phone:hidden" />}
    >
      <BoardPanel list={list} />
    </Suspense>
  ) : null;
