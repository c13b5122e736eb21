import { useState } from 'react';
import type { FilterColumn } from '~/features/experiments/base/filter/filter-set';
import { printQueryLine } from '~/features/experiments/base/filter/print-query-line';
import { parseQueryLine } from '~/features/experiments/base/filter/query-line';
import type { Vocabulary } from '~/features/experiments/base/filter/vocabulary';
import type { NamedColumn } from './filter-columns';
import {
  added,
  changed,
  type DraftField,
  type DraftGroup,
  type DraftNode,
  newCondition,
  newGroup,
  placeOf,
  rootId,
  toDraft,
  without,
} from './filter-draft';

type Options = {
  line: string;
  onLineChange: (line: string) => void;
  vocabulary: Vocabulary;
  /** the column to add a condition on, in addition to the present ones */
  newColumn: FilterColumn | undefined;
  /** increases with each request for a condition */
  turn: number;
};

/** The field that gets the focus once it is rendered. */
type Focus = { id: string; part: 'column' | 'value' } | undefined;

type FormState = {
  root: DraftGroup;
  focus: Focus;
  seen: string;
  writtenLines: readonly string[];
  turn: number;
};

type FilterFormState = ReturnType<typeof useFilterForm>;

const nameColumn: FilterColumn = {
  column: 'name',
  location: 'LOCATION_TYPE_EXPERIMENT',
  type: 'COLUMN_TYPE_TEXT',
};

/**
 * Edits the filter of a link as a form, which parses the line and writes it. Incomplete conditions
 * exist only in the form.
 */
export function useFilterForm({ line, onLineChange, vocabulary, newColumn, turn }: Options) {
  const [formState, setFormState] = useState(() => ({
    ...startOf(line, vocabulary, newColumn),
    seen: line,
    writtenLines: [] as readonly string[],
    turn,
  }));

  // requested while the form is open: what is not complete in it stays
  if (turn !== formState.turn)
    setFormState({
      ...formState,
      turn,
      ...(newColumn ? withCondition(formState.root, newColumn) : {}),
    });

  // the link changed: by what was written here, or by other means than the form
  if (line !== formState.seen) {
    const at = formState.writtenLines.lastIndexOf(line);
    const rest = { seen: line, writtenLines: formState.writtenLines.slice(at + 1), turn };
    setFormState(
      at >= 0 ? { ...formState, ...rest } : { ...startOf(line, vocabulary, undefined), ...rest },
    );
  }

  function write(root: DraftGroup, focus?: Focus) {
    const next = printQueryLine(root, vocabulary);
    const newest = formState.writtenLines.at(-1) ?? formState.seen;
    const writtenLines =
      next === newest ? formState.writtenLines : [...formState.writtenLines, next];
    setFormState({ ...formState, root, focus, writtenLines });
    if (next !== newest) onLineChange(next);
  }

  // the text in the field counts, though the debounce is still running
  function addAfter(id: string, value: DraftField['value']) {
    const root = changed(formState.root, id, (node) =>
      node.kind === 'field' ? { ...node, value } : node,
    );
    const place = placeOf(root, id);
    if (!place) return;
    const condition = newCondition(nameColumn);
    const focus = { id: condition.id, part: 'column' } as const;
    write(added(root, condition, { groupId: place.groupId, at: place.at + 1 }), focus);
  }

  function add(node: DraftNode, focusId: string, groupId: string) {
    write(added(formState.root, node, { groupId }), { id: focusId, part: 'column' });
  }

  return {
    root: formState.root,
    focus: formState.focus,
    write,
    addCondition(groupId: string) {
      const condition = newCondition(nameColumn);
      add(condition, condition.id, groupId);
    },
    addAfter,
    addGroup(groupId: string) {
      const group = newGroup(nameColumn);
      add(group, group.children[0]?.id ?? '', groupId);
    },
    remove: (id: string) => write(without(formState.root, id)),
    reset: () => write(toDraft({ kind: 'group', conjunction: 'and', children: [] })),
  };
}

/** A form is never empty: it starts with a condition by name, or with what was wanted. */
function startOf(
  line: string,
  vocabulary: Vocabulary,
  newColumn: FilterColumn | undefined,
): Pick<FormState, 'root' | 'focus'> {
  const read = parseQueryLine(line, vocabulary);
  const root = toDraft(read.ok ? read.group : { kind: 'group', conjunction: 'and', children: [] });
  if (!newColumn && root.children.length > 0) return { root, focus: undefined };
  if (newColumn) return withCondition(root, newColumn);
  return { root: added(root, newCondition(nameColumn), { groupId: rootId }), focus: undefined };
}

/** Returns the form with a condition on a column in addition. */
function withCondition(
  root: DraftGroup,
  newColumn: FilterColumn,
): Pick<FormState, 'root' | 'focus'> {
  const condition = newCondition(newColumn);
  // a form joined by "or" becomes a nested group, so that the new condition also applies
  const outer =
    root.conjunction === 'or' && root.children.length > 1
      ? toDraft({ kind: 'group', conjunction: 'and', children: [root] })
      : root;
  return {
    root: added(outer, condition, { groupId: rootId }),
    focus: { id: condition.id, part: 'value' },
  };
}

/** The props of every part of the form. */
export type FormParts = {
  form: FilterFormState;
  columns: readonly NamedColumn[];
  /** the text where no column is found while some are still loading */
  note: string | undefined;
  projectId: number;
  dragged: string | undefined;
  onDrag: (id: string | undefined) => void;
};
