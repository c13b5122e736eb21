/** A file or a folder, by its path from the top. */
export type FileNode = {
  path: string;
  name: string;
  isDir: boolean;
  files: readonly FileNode[];
  /** the kind of file, where its name does not tell it */
  note?: string;
};

/** A line of a tree as it is drawn. */
export type TreeRow = {
  node: FileNode;
  level: number;
  /** its place among its siblings, from 1, and how many they are */
  place: number;
  count: number;
  isOpen: boolean;
};

const byName = (one: FileNode, other: FileNode) =>
  Number(other.isDir) - Number(one.isDir) || one.name.localeCompare(other.name);

/** Folders first, then files, each by name; all the way down. */
export const sortFiles = (nodes: readonly FileNode[]): FileNode[] =>
  nodes.toSorted(byName).map((node) => ({ ...node, files: sortFiles(node.files) }));

/** The lines in sight: of closed folders the folder alone. */
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
