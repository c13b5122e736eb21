import {
  type Conjunction,
  deepestGroup,
  type FilterColumn,
  type FilterField,
  type FilterGroup,
  type FilterNode,
  maxChildren,
  type Operator,
  operatorsOf,
  takesValue,
} from '~/features/experiments/base/filter/filter-set';

/** A condition or group of the form; it keeps its id while everything about it changes. */
export type DraftField = FilterField & { id: string };
export type DraftGroup = Omit<FilterGroup, 'children'> & { id: string; children: DraftNode[] };
export type DraftNode = DraftField | DraftGroup;

/** Id of the outermost group, as other consoles store it. */
export const rootId = 'ROOT';

let lastId = 0;
const newId = () => {
  lastId += 1;
  return `n${lastId}`;
};

/** The filter as the form edits it: each part has an id. */
export const toDraft = (group: FilterGroup): DraftGroup => ({
  ...group,
  id: rootId,
  children: group.children.map(withId),
});

const withId = (node: FilterNode): DraftNode =>
  node.kind === 'field' ? { ...node, id: newId() } : { ...toDraft(node), id: newId() };

/** Returns a new condition on a column, without a value. */
export const newCondition = (column: FilterColumn): DraftField => ({
  id: newId(),
  kind: 'field',
  columnName: column.column,
  location: column.location,
  type: column.type,
  operator: operatorsOf(column)[0] ?? '=',
  value: null,
});

export const newGroup = (column: FilterColumn): DraftGroup => ({
  id: newId(),
  kind: 'group',
  conjunction: 'and',
  children: [newCondition(column)],
});

/** Another column: of another type it starts over. */
export function withColumn(field: DraftField, column: FilterColumn): DraftField {
  const next = { ...newCondition(column), id: field.id };
  const isAlike =
    field.type === next.type &&
    operatorsOf(column).includes(field.operator) &&
    operatorsOf(columnOf(field)).length === operatorsOf(column).length &&
    // a value from one list of choices is not valid in another list
    operatorsOf(column).length > 2;
  return isAlike ? { ...next, operator: field.operator, value: field.value } : next;
}

/** Changes the operator; one without a value clears the value. */
export const withOperator = (field: DraftField, operator: Operator): DraftField => ({
  ...field,
  operator,
  value: takesValue(operator) ? field.value : null,
});

/** The column of a condition. */
export const columnOf = ({ columnName, location, type }: FilterField): FilterColumn => ({
  column: columnName,
  location,
  type,
});

/** The same form with one node changed; undefined takes it out. */
export function changed(
  root: DraftGroup,
  id: string,
  change: (node: DraftNode) => DraftNode | undefined,
): DraftGroup {
  if (root.id === id) {
    const next = change(root);
    return next?.kind === 'group' ? next : root;
  }
  const children = root.children.flatMap((child): DraftNode[] => {
    const next = child.id !== id && child.kind === 'group' ? changed(child, id, change) : child;
    const result = child.id === id ? change(child) : next;
    return result ? [result] : [];
  });
  return { ...root, children };
}

export const without = (root: DraftGroup, id: string): DraftGroup =>
  changed(root, id, () => undefined);

export const withConjunction = (root: DraftGroup, id: string, conjunction: Conjunction) =>
  changed(root, id, (node) => (node.kind === 'group' ? { ...node, conjunction } : node));

type Place = { groupId: string; at: number };

/** The same form with a node put into a group, at its end without a place. */
export const added = (
  root: DraftGroup,
  node: DraftNode,
  { groupId, at = Number.POSITIVE_INFINITY }: { groupId: string; at?: number },
): DraftGroup =>
  changed(root, groupId, (group) =>
    group.kind === 'field' || group.children.length >= maxChildren
      ? group
      : { ...group, children: [...group.children.slice(0, at), node, ...group.children.slice(at)] },
  );

/** Levels of groups in a node, itself counted. */
const heightOf = (node: DraftNode): number =>
  node.kind === 'field' ? 0 : 1 + Math.max(0, ...node.children.map(heightOf));

/** Returns the depth of a group, 0 for the outermost; undefined for an unknown id. */
export function depthOf(root: DraftGroup, id: string): number | undefined {
  if (root.id === id) return 0;
  for (const child of root.children) {
    const below = child.kind === 'group' ? depthOf(child, id) : undefined;
    if (below !== undefined) return below + 1;
  }
  return undefined;
}

/** Returns the group and the index of a node; undefined for an unknown id. */
export function placeOf(root: DraftGroup, id: string): Place | undefined {
  const at = root.children.findIndex((child) => child.id === id);
  if (at >= 0) return { groupId: root.id, at };
  for (const child of root.children) {
    const innerPlace = child.kind === 'group' ? placeOf(child, id) : undefined;
    if (innerPlace) return innerPlace;
  }
  return undefined;
}

/** The node of this id. */
function nodeOf(root: DraftGroup, id: string): DraftNode | undefined {
  if (root.id === id) return root;
  for (const child of root.children) {
    const innerNode =
      child.kind === 'group' ? nodeOf(child, id) : child.id === id ? child : undefined;
    if (innerNode) return innerNode;
  }
  return undefined;
}

/**
 * Moves a node before the one at a place. The form stays unchanged where groups would be nested
 * too deep or hold too many, or a group would come to lie in itself.
 */
export function moved(root: DraftGroup, id: string, to: Place): DraftGroup {
  const node = nodeOf(root, id);
  const from = placeOf(root, id);
  const depth = depthOf(root, to.groupId);
  if (!node || !from || depth === undefined) return root;
  if (depth + heightOf(node) > deepestGroup) return root;
  if (node.kind === 'group' && depthOf(node, to.groupId) !== undefined) return root;
  const isSameGroup = from.groupId === to.groupId;
  const target = nodeOf(root, to.groupId);
  if (target?.kind !== 'group' || (!isSameGroup && target.children.length >= maxChildren))
    return root;
  const at = isSameGroup && from.at < to.at ? to.at - 1 : to.at;
  return added(without(root, id), node, { groupId: to.groupId, at });
}

/** One step up or down in its group; past its ends out of it, onto a group into it. */
export function stepped(root: DraftGroup, id: string, by: -1 | 1): DraftGroup {
  const from = placeOf(root, id);
  const group = from && nodeOf(root, from.groupId);
  if (!from || group?.kind !== 'group') return root;
  const next = group.children[from.at + by];
  if (next === undefined) {
    const outer = placeOf(root, group.id);
    return outer
      ? moved(root, id, { groupId: outer.groupId, at: outer.at + (by > 0 ? 1 : 0) })
      : root;
  }
  if (next.kind === 'group') {
    const into = moved(root, id, { groupId: next.id, at: by > 0 ? 0 : next.children.length });
    if (into !== root) return into;
  }
  return moved(root, id, { groupId: group.id, at: from.at + (by > 0 ? 2 : -1) });
}
