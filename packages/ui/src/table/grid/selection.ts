import type { RowSelectionState } from '@tanstack/react-table';

/**
 * The selected rows: some by id, or every row of the list (also those never loaded) except a few.
 */
export type Selection =
  | { kind: 'some'; ids: ReadonlySet<number> }
  | { kind: 'all'; except: ReadonlySet<number> };

export const nothingSelected: Selection = { kind: 'some', ids: new Set() };
export const everythingSelected: Selection = { kind: 'all', except: new Set() };

export const isSelected = (selection: Selection, id: number) =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);

/** `total` is the length of the whole list. */
export const selectedCount = (selection: Selection, total: number) =>
  selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);

/** The selection as table state: of a whole list it only contains the given rows. */
export const toRowSelection = (selection: Selection, ids: readonly number[]): RowSelectionState =>
  Object.fromEntries(
    (selection.kind === 'some'
      ? [...selection.ids]
      : ids.filter((id) => isSelected(selection, id))
    ).map((id) => [String(id), true] as const),
  );

/** The selection after a change of the table state for `ids`. */
export function fromRowSelection(
  before: Selection,
  next: RowSelectionState,
  ids: readonly number[],
): Selection {
  if (before.kind === 'some') return { kind: 'some', ids: new Set(Object.keys(next).map(Number)) };
  const except = [...before.except, ...ids].filter((id) => !next[id]);
  return { kind: 'all', except: new Set(except) };
}

/** The state of the checkbox in the header: all, none, or some. */
export function selectionState(selection: Selection, total: number): boolean | 'indeterminate' {
  const count = selectedCount(selection, total);
  if (count === 0) return false;
  return count >= total ? true : 'indeterminate';
}

type ListedRows = {
  /** number of rows in the whole list */
  total: number;
  /** number of rows in the scroll area */
  count: number;
  rowAt: (index: number) => { id: number } | undefined;
};

/**
 * The rows that are not selected, by their ids where the whole list is loaded: only of those is it
 * known which actions they allow.
 */
export function invertedSelection(
  selection: Selection,
  { total, count, rowAt }: ListedRows,
): Selection {
  if (selection.kind === 'all') return { kind: 'some', ids: new Set(selection.except) };
  const loaded = Array.from({ length: count }, (_, at) => rowAt(at)?.id);
  const ids = loaded.filter((id) => id !== undefined);
  return ids.length === total
    ? { kind: 'some', ids: new Set(ids.filter((id) => !selection.ids.has(id))) }
    : { kind: 'all', except: new Set(selection.ids) };
}
