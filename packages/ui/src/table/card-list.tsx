import { type ReactNode, useRef } from 'react';
import { Skeleton } from '../base/skeleton';
import { MenuButton, type RowMenuProps } from './controls/menu-button';
import type { RowRange } from './grid/window/blocks';
import { useRowWindow } from './grid/window/use-row-window';

type Props<Row> = {
  label: string;
  total: number;
  count: number;
  offset?: number;
  rowAt: (index: number) => Row | undefined;
  renderCard: (row: Row, isPinned: boolean) => ReactNode;
  menu: RowMenuProps<Row>;
  /** number of pinned first rows; cards are too tall to stay visible */
  pinnedRows?: number;
  cardHeight: number;
  startAt?: number;
  onRangeChange: (range: RowRange) => void;
};

/** The same list where columns do not fit. */
export function CardList<Row>(props: Props<Row>) {
  const { rowAt, renderCard, menu, cardHeight, offset = 0, pinnedRows = 0 } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const visible = useRowWindow({
    ...props,
    scroll,
    headHeight: 0,
    rowHeight: cardHeight,
    start: props.startAt ?? 0,
    pinnedRows: 0,
  });
  return (
    <div
      ref={scroll}
      className="min-h-0 flex-1 overflow-auto overscroll-contain border-t scroll-bg"
    >
      <ul aria-label={props.label} data-rows>
        {visible.above > 0 ? <li aria-hidden style={{ height: visible.above }} /> : null}
        {visible.indices.map((index) => {
          const row = rowAt(index);
          return (
            <li
              key={index}
              tabIndex={-1}
              aria-setsize={props.total}
              aria-posinset={offset + index + 1}
              style={{ height: cardHeight }}
              className="relative overflow-hidden border-b py-2.5 pr-12 pl-4"
            >
              {row === undefined ? (
                <CardSkeleton />
              ) : (
                <>
                  {renderCard(row, index < pinnedRows)}
                  <MenuButton
                    row={row}
                    menu={menu}
                    className="absolute top-1/2 right-0.5 size-11 -translate-y-1/2"
                  />
                </>
              )}
            </li>
          );
        })}
        {visible.below > 0 ? <li aria-hidden style={{ height: visible.below }} /> : null}
      </ul>
    </div>
  );
}

const CardSkeleton = () => (
  <div className="grid gap-3 pt-1.5">
    <Skeleton className="w-2/5" />
    <Skeleton className="w-1/4" />
  </div>
);
