import { type RefObject, useRef } from 'react';
import { Checkbox } from '../base/checkbox';
import { displayText } from '../lib/visible-controls';
import type { RowMenuProps } from './controls/menu-button';
import { type RowKey, selectedAfter, selectedState } from './selected-rows';

export type RowSelection<Row> = {
  label: (row: Row) => string;
  /** accessible name of the checkbox for all visible rows */
  allLabel?: string;
  chosen: ReadonlySet<RowKey>;
  onChange: (chosen: ReadonlySet<RowKey>) => void;
};

/** The menu of one row; undefined if it has no items. */
export const menuOf = <Row,>(
  row: Row,
  menu: RowMenuProps<Row> | undefined,
): RowMenuProps<Row> | undefined => (menu?.hasItems?.(row) === false ? undefined : menu);

/** The visible rows in order, and the last clicked one, where a range begins. */
export type ChoiceRange = { keys: readonly RowKey[]; from: RefObject<RowKey | undefined> };

export const useChoiceRange = (keys: readonly RowKey[]): ChoiceRange => ({
  keys,
  from: useRef<RowKey>(undefined),
});

type BoxProps<Row> = { row: Row; rowKey: RowKey; choice: RowSelection<Row>; range: ChoiceRange };

/** Selects a row; with Shift all rows from the last click on. */
export const RowBox = <Row,>({ row, rowKey: key, choice, range }: BoxProps<Row>) => (
  <Checkbox
    className="grid! print:hidden!"
    aria-label={displayText(choice.label(row))}
    checked={choice.chosen.has(key)}
    onChange={({ nativeEvent }) => {
      const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
      const click = { keys: range.keys, key, isRange, from: range.from.current };
      range.from.current = key;
      choice.onChange(selectedAfter(choice.chosen, click));
    }}
  />
);

type AllProps<Row> = { keys: readonly RowKey[]; choice: RowSelection<Row> };

/** Selects all visible rows, or none of them. */
export function AllRowsBox<Row>({ keys, choice }: AllProps<Row>) {
  const state = selectedState(choice.chosen, keys);
  return (
    <Checkbox
      className="grid! print:hidden!"
      aria-label={choice.allLabel ?? 'Select all visible rows'}
      checked={state === true}
      isIndeterminate={state === 'indeterminate'}
      onChange={() => {
        const next = new Set(choice.chosen);
        for (const key of keys) {
          if (state === true) next.delete(key);
          else next.add(key);
        }
        choice.onChange(next);
      }}
    />
  );
}
