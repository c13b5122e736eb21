import { expect, test } from 'vitest';
import { maxChildren } from '~/features/experiments/base/filter/filter-set';
import { parseQueryLine } from '~/features/experiments/base/filter/query-line';
import { columnNamed, vocabularyOf } from '~/features/experiments/base/filter/vocabulary';
import {
  added,
  changed,
  type DraftGroup,
  type DraftNode,
  newCondition,
  newGroup,
  rootId,
  stepped,
  toDraft,
  withColumn,
  withOperator,
  without,
} from './filter-draft';

const vocabulary = vocabularyOf({ users: [], myId: undefined });

function draftOf(line: string): DraftGroup {
  const read = parseQueryLine(line, vocabulary);
  if (!read.ok) throw new Error(read.message);
  return toDraft(read.group);
}

const column = (name: string) => {
  const match = columnNamed(name);
  if (!match) throw new Error(`no column ${name}`);
  return match;
};

// values of conditions, groups in brackets
const shape = (node: DraftNode): string =>
  node.kind === 'field' ? String(node.value) : `[${node.children.map(shape).join(' ')}]`;

function idOf(root: DraftGroup, value: string): string {
  for (const child of root.children) {
    if (child.kind === 'field' && child.value === value) return child.id;
    const below = child.kind === 'group' ? idOf(child, value) : '';
    if (below !== '') return below;
  }
  return '';
}

test.each([
  ['a', 1, '[b a [c d]]'],
  ['b', 1, '[a [b c d]]'],
  ['c', -1, '[a b c [d]]'],
  ['d', 1, '[a b [c] d]'],
  ['d', -1, '[a b [d c]]'],
  ['a', -1, '[a b [c d]]'],
] as const)('%s goes %d: %s', (value, by, expected) => {
  const root = draftOf('name ~ a and name ~ b and (name ~ c or name ~ d)');
  expect(shape(stepped(root, idOf(root, value), by))).toBe(expected);
});

test('a group that would be nested too deep moves past the other group', () => {
  const root = draftOf('(name~a or (name~b and name~c)) and (name~d or name~e)');
  const [first] = root.children;
  expect(shape(stepped(root, first?.id ?? '', 1))).toBe('[[d e] [a [b c]]]');
});

test('a full group takes no more', () => {
  let root = toDraft({ kind: 'group', conjunction: 'and', children: [] });
  for (let count = 0; count <= maxChildren; count += 1)
    root = added(root, newCondition(column('name')), { groupId: rootId });
  expect(root.children).toHaveLength(maxChildren);
});

test('a condition keeps its value among columns of a type, and starts over among others', () => {
  const text = { ...newCondition(column('name')), value: 'vit' };
  expect(withColumn(text, column('description'))).toMatchObject({
    id: text.id,
    columnName: 'description',
    operator: 'contains',
    value: 'vit',
  });
  for (const other of ['numTrials', 'state', 'startTime'])
    expect(withColumn(text, column(other))).toMatchObject({ columnName: other, value: null });
  const state = { ...newCondition(column('state')), value: 'ERROR' };
  expect(withColumn(state, column('user')).value).toBeNull();
  expect(withOperator(text, 'isEmpty').value).toBeNull();
});

test('nodes are changed and removed at any depth', () => {
  const root = draftOf('name ~ a and (name ~ b or name ~ c)');
  const id = idOf(root, 'c');
  const next = changed(root, id, (node) => ({ ...node, value: 'x' }) as DraftNode);
  expect(shape(next)).toBe('[a [b x]]');
  expect(shape(without(next, id))).toBe('[a [b]]');
  expect(shape(added(next, newGroup(column('name')), { groupId: rootId }))).toBe(
    '[a [b x] [null]]',
  );
});
