/**
 * Which rows are chosen: some by id, or every row of the list (also those never loaded) but a few.
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

/** Chooses or drops the given rows; in an "all" selection dropping a row names it as an exception. */
export function setSelected(
  selection: Selection,
  { ids, selected }: { ids: readonly number[]; selected: boolean },
): Selection {
  const isAll = selection.kind === 'all';
  const named = new Set(isAll ? selection.except : selection.ids);
  for (const id of ids) {
    if (selected !== isAll) named.add(id);
    else named.delete(id);
  }
  return isAll ? { kind: 'all', except: named } : { kind: 'some', ids: named };
}

export const toggleSelected = (selection: Selection, id: number): Selection =>
  setSelected(selection, { ids: [id], selected: !isSelected(selection, id) });

/** The state of the checkbox in the header: all, none, or some. */
export function selectionState(selection: Selection, total: number): boolean | 'indeterminate' {
  const count = selectedCount(selection, total);
  if (count === 0) return false;
  return count >= total ? true : 'indeterminate';
}
