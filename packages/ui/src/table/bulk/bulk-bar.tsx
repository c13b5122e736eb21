import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Kbd } from '../../base/kbd';
import { keepToastsAbove } from '../../base/toast-place';
import { keepFocusOnPage } from '../../lib/focus/restore-focus';
import { formatCount } from '../../lib/format';
import {
  everythingSelected,
  nothingSelected,
  type Selection,
  selectedCount,
} from '../grid/selection';

type Props = {
  count: number;
  /** number of matching rows; if it is higher than `count`, `onAll` selects the rest */
  total?: number;
  onAll?: () => void;
  onClear: () => void;
  /** actions on the selected rows */
  children: ReactNode;
};

function placeBar(bar: HTMLElement | null) {
  const ends = [keepToastsAbove(bar), keepFocusOnPage(bar)];
  return () => {
    for (const end of ends) end?.();
  };
}

/** Slides up while rows are selected: their number, the rest of the rows, and the actions. */
export const BulkBar = ({ count, total = count, onAll, onClear, children }: Props) =>
  count === 0 ? null : (
    <section
      ref={placeBar}
      data-leaving
      aria-label="Selection"
      className="absolute inset-x-3 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] animate-enter flex-wrap items-center gap-0.5 rounded-xl border border-line-strong bg-raised py-1 pr-1.5 pl-3.5 shadow-float phone:pr-11 phone:pl-1"
    >
      <strong role="status" className="num mr-1.5 font-medium phone:mr-0 phone:px-2.5">
        {formatCount(count)} selected
      </strong>
      {count < total ? (
        <button
          type="button"
          className="num mr-2 link hover:underline phone:mr-0 phone:min-h-6 phone:px-2.5"
          onClick={onAll}
        >
          Select all {formatCount(total)} that match
        </button>
      ) : null}
      {children}
      <button
        type="button"
        aria-label="Clear selection"
        onClick={onClear}
        className="grid h-7 place-items-center rounded-md px-1.5 hover:bg-hover phone:absolute phone:top-1 phone:right-2"
      >
        <Kbd className="phone:hidden">esc</Kbd>
        <X aria-hidden className="size-4 text-muted not-phone:hidden" strokeWidth={1.75} />
      </button>
    </section>
  );

type SelectionBarProps = {
  selection: Selection;
  total: number;
  onSelectionChange: (selection: Selection) => void;
  /** actions on the selected rows */
  children: ReactNode;
};

/** Actions on the selected rows of a table that loads them in chunks. */
export const SelectionBar = ({
  selection,
  total,
  onSelectionChange,
  children,
}: SelectionBarProps) => (
  <BulkBar
    count={selectedCount(selection, total)}
    total={total}
    onAll={() => onSelectionChange(everythingSelected)}
    onClear={() => onSelectionChange(nothingSelected)}
  >
    {children}
  </BulkBar>
);
