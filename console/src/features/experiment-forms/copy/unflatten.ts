type Tree = Map<string, unknown>;

/** Nests `optimizer.lr` in `optimizer` again; where a name is a value and a group, the later one wins. */
export function unflatten(entries: readonly (readonly [name: string, value: unknown])[]) {
  const root: Tree = new Map();
  for (const [name, value] of entries) {
    const path = name.split('.');
    const last = path.pop() ?? name;
    path.reduce(branch, root).set(last, value);
  }
  return toObject(root);
}

function branch(tree: Tree, key: string): Tree {
  const found = tree.get(key);
  if (found instanceof Map) return found;
  const grown: Tree = new Map();
  tree.set(key, grown);
  return grown;
}

// by entries, so that a name like `__proto__` stays a name
const toObject = (tree: Tree): Record<string, unknown> =>
  Object.fromEntries(
    [...tree].map(([key, value]) => [key, value instanceof Map ? toObject(value) : value]),
  );
