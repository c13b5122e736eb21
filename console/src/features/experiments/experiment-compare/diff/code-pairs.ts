type Node = { path: string; isDir: boolean; contentLength: number; files: readonly Node[] };

/** A file of either side: their sizes differ, one side lacks it, or only the content decides. */
export type CodePair = { path: string; kind: 'only left' | 'only right' | 'size' | 'unknown' };

const filesOf = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.isDir ? filesOf(node.files) : [node]));

/** Every file of two trees by its path. */
export function codePairs(left: readonly Node[], right: readonly Node[]): CodePair[] {
  const lefts = new Map(filesOf(left).map((file) => [file.path, file]));
  const rights = new Map(filesOf(right).map((file) => [file.path, file]));
  const paths = [...new Set([...lefts.keys(), ...rights.keys()])].sort();
  return paths.map((path) => ({ path, kind: kindOf(lefts.get(path), rights.get(path)) }));
}

function kindOf(left: Node | undefined, right: Node | undefined): CodePair['kind'] {
  if (!right) return 'only left';
  if (!left) return 'only right';
  return left.contentLength === right.contentLength ? 'unknown' : 'size';
}

/** Returns the kinds of problems in either log, with their counts; kinds in both logs come last. */
export function signaturePairs<Group extends { signature: string; count: number }>(
  left: readonly Group[],
  right: readonly Group[],
): { group: Group; left: number; right: number }[] {
  const rights = new Map(right.map((group) => [group.signature, group]));
  const lefts = new Set(left.map(({ signature }) => signature));
  const pairs = [
    ...left.map((group) => ({
      group,
      left: group.count,
      right: rights.get(group.signature)?.count ?? 0,
    })),
    ...right
      .filter(({ signature }) => !lefts.has(signature))
      .map((group) => ({ group, left: 0, right: group.count })),
  ];
  const isShared = (pair: (typeof pairs)[number]) => pair.left > 0 && pair.right > 0;
  return pairs.toSorted((one, other) => Number(isShared(one)) - Number(isShared(other)));
}
