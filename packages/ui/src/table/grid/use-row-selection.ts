import { useRef } from 'react';
import type { DataRow } from './columns';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  type Selection,
  selectionState,
  setSelected,
} from './selection';

type Options<Row> = {
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  rowAt: (index: number) => Row | undefined;
  total: number;
};

/** Choosing rows by place: one, a range from the last one touched, or all. */
export function useRowSelection<Row extends DataRow>(options: Options<Row>) {
  const { selection, onSelectionChange, rowAt, total } = options;
  const anchor = useRef<number | null>(null);

  function choose(index: number, { isRange }: { isRange: boolean }) {
    const row = rowAt(index);
    if (!row) return;
    const from = isRange ? (anchor.current ?? index) : index;
    const ids = idsBetween(from, index);
    const selected = isRange ? true : !isSelected(selection, row.id);
    if (!isRange) anchor.current = index;
    onSelectionChange(setSelected(selection, { ids, selected }));
  }

  function idsBetween(from: number, to: number): number[] {
    const start = Math.min(from, to);
    const places = Array.from({ length: Math.abs(from - to) + 1 }, (_, step) => start + step);
    return places.flatMap((place) => rowAt(place)?.id ?? []);
  }

  const checked = selectionState(selection, total);
  const toggleAll = () => onSelectionChange(checked ? nothingSelected : everythingSelected);
  const clear = () => onSelectionChange(nothingSelected);
  return { choose, checked, toggleAll, clear };
}
