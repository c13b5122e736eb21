import type { TreeRow } from './file-node';

type KeyInput = {
  rows: readonly TreeRow[];
  at: TreeRow;
  key: string;
  /** the character that the key types, the first of a name to find */
  typed: string;
};

/** The effect of a key in a tree: the new focus, and the folder to open or close. */
export type TreeMove = {
  focus?: string | undefined;
  open?: boolean;
  close?: boolean;
  /** folders to open */
  openAll?: ReadonlySet<string>;
};

const parentOf = (rows: readonly TreeRow[], at: TreeRow): TreeRow | undefined =>
  rows.slice(0, rows.indexOf(at)).findLast(({ level }) => level < at.level);

/** Follows the ARIA practices for trees. */
export function moveInTree({ rows, at, key, typed }: KeyInput): TreeMove | undefined {
  const index = rows.indexOf(at);
  const to = (row: TreeRow | undefined): TreeMove => ({ focus: row?.node.path });
  if (key === 'ArrowDown') return to(rows[index + 1] ?? at);
  if (key === 'ArrowUp') return to(rows[index - 1] ?? at);
  if (key === 'Home') return to(rows[0]);
  if (key === 'End') return to(rows.at(-1));
  if (key === 'ArrowRight') {
    if (!at.node.isDir) return {};
    if (!at.isOpen) return { open: true };
    return at.node.files.length === 0 ? {} : to(rows[index + 1]);
  }
  if (key === 'ArrowLeft') return at.isOpen ? { close: true } : to(parentOf(rows, at) ?? at);
  if (key === '*') return { openAll: siblingsOf(rows, at) };
  return typed === '' ? undefined : to(startingWith(rows, at, typed));
}

function siblingsOf(rows: readonly TreeRow[], at: TreeRow): ReadonlySet<string> {
  const parent = parentOf(rows, at);
  const own = rows.filter((row) => row.level === at.level && parentOf(rows, row) === parent);
  return new Set(own.map(({ node }) => node.path));
}

/** The next matching row below, continuing from the top. */
function startingWith(rows: readonly TreeRow[], at: TreeRow, typed: string): TreeRow {
  const index = rows.indexOf(at);
  const inOrder = [...rows.slice(index + 1), ...rows.slice(0, index + 1)];
  const start = typed.toLowerCase();
  return inOrder.find(({ node }) => node.name.toLowerCase().startsWith(start)) ?? at;
}
