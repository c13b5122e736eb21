type Place = { pathname: string; searchStr: string };
type Step = { from: Place; to: Place; atMs: number };

// typing a word is one change, not one for each letter
const joinMs = 1_000;
const maxEntries = 50;

/**
 * The params that differ between two queries. The scroll position of a list, and the panel beside
 * it, are not part of a view.
 */
function changeOf(one: string, other: string): Change {
  const [before, after] = [new URLSearchParams(one), new URLSearchParams(other)];
  const names = [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => !/^(page|open)$/.test(name))
    .filter((name) => before.getAll(name).join('\n') !== after.getAll(name).join('\n'))
    .sort();
  const counts = names.flatMap((name) => [before.getAll(name).length, after.getAll(name).length]);
  return { names: names.join(' '), hasLists: counts.some((count) => count > 1) };
}

type Change = {
  names: string;
  /** true if a param with several values changed: such a param changes by clicks, not by typing */
  hasLists: boolean;
};

/** The history of views of one page, as queries of its link: steps back and forward. */
export function createViewHistory() {
  let pathname = '';
  let past: string[] = [];
  let future: string[] = [];
  let last = { names: '', atMs: 0 };
  // our own step arrives as a change of the link
  let expected: string | null = null;

  function start(path: string) {
    pathname = path;
    past = [];
    future = [];
    last = { names: '', atMs: 0 };
  }

  return {
    /** Records a change of the link. */
    record({ from, to, atMs }: Step): void {
      const isExpected = expected !== null && to.pathname === pathname && to.searchStr === expected;
      expected = null;
      if (isExpected) return;
      if (to.pathname !== pathname) start(to.pathname);
      if (to.pathname !== from.pathname) return;
      const { names, hasLists } = changeOf(from.searchStr, to.searchStr);
      if (names === '') return;
      const isSame = !hasLists && names === last.names && atMs - last.atMs < joinMs;
      last = { names, atMs };
      future = [];
      if (!isSame) past = [...past, from.searchStr].slice(-maxEntries);
    },

    /** The previous view; undefined if there is none. */
    back(current: Place): string | undefined {
      const [source, target] = [past, future];
      return step(current, { source, target });
    },

    /** The view that was left by going back. */
    forward(current: Place): string | undefined {
      const [source, target] = [future, past];
      return step(current, { source, target });
    },
  };

  function step(current: Place, { source, target }: { source: string[]; target: string[] }) {
    if (current.pathname !== pathname) return undefined;
    const next = source.pop();
    if (next === undefined) return undefined;
    target.push(current.searchStr);
    expected = next;
    last = { names: '', atMs: 0 };
    return next;
  }
}
