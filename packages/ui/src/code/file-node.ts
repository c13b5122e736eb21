/** A file or a folder, by its path from the root. */
export type FileNode = {
  path: string;
  name: string;
  isDir: boolean;
  files: readonly FileNode[];
  /** the kind of file, where its name does not show it */
  note?: string;
};

/** A row of the tree. */
export type TreeRow = {
  node: FileNode;
  level: number;
  /** its position among its siblings, from 1, and the number of siblings */
  place: number;
  count: number;
  isOpen: boolean;
};

const byName = (one: FileNode, other: FileNode) =>
  Number(other.isDir) - Number(one.isDir) || one.name.localeCompare(other.name);

/** Folders first, then files, each by name, at every level. */
export const sortFiles = (nodes: readonly FileNode[]): FileNode[] =>
  nodes.toSorted(byName).map((node) => ({ ...node, files: sortFiles(node.files) }));

/** The visible rows: a closed folder hides its children. */
export const rowsOf = (
  nodes: readonly FileNode[],
  closed: ReadonlySet<string>,
  level = 1,
): TreeRow[] =>
  nodes.flatMap((node, index) => {
    const isOpen = node.isDir && !closed.has(node.path);
    const row = { node, level, place: index + 1, count: nodes.length, isOpen };
    return isOpen ? [row, ...rowsOf(node.files, closed, level + 1)] : [row];
  });
