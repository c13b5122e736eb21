/** Returns the number of letters to add, remove or replace that make one word of another. */
export function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (to[at - 1] === letter ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Separates `hp.lr` into its kind and the rest, which may have dots as well. */
function parts(name: string): [kind: string, rest: string] {
  const at = name.indexOf('.');
  return [name.slice(0, at + 1), name.slice(at + 1).toLowerCase()];
}

const words = (text: string) => text.split(/[^a-z0-9]+/).filter(Boolean);

/** True for `lr` in `learning_rate`: the same first letter, and the others in order. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 2 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

const farthest = 0.5;

/** The distance of two names, from 0 for the same to 1. */
function distance(one: string, other: string): number {
  const edits = editsBetween(one, other) / Math.max(one.length, other.length, 1);
  const isShort = isAbbreviation(one, other) || isAbbreviation(other, one);
  const isShared = words(one).some((word) => word.length > 2 && words(other).includes(word));
  return Math.min(edits, isShort || isShared ? 0.4 : 1);
}

/**
 * Returns the names that the user may be looking for, nearest first: with a typing error in them, an
 * abbreviation, a word in common, or of another kind (`hp.loss` for `validation.loss`).
 *
 * @param name the name that nothing has, such as `hp.learning_rate`
 * @param names the names that exist
 * @param most how many to return; fewer, or none, where they are too far
 */
export function nearestNames(name: string, names: readonly string[], max = 3): string[] {
  const [kind, rest] = parts(name);
  return names
    .map((other) => {
      const [otherKind, otherRest] = parts(other);
      return { other, far: distance(rest, otherRest) + (otherKind === kind ? 0 : 0.3) };
    })
    .filter(({ far }) => far <= farthest)
    .sort((one, other) => one.far - other.far || one.other.localeCompare(other.other))
    .slice(0, max)
    .map(({ other }) => other);
}

/**
 * Says that nothing has a name, with the nearest that exist: `No experiment here has
 * hp.learning_rate. Did you mean hp.lr?`
 *
 * @param name the name that was written
 * @param names the names that exist
 * @param noun what could have it: `experiment`
 */
export function unknownName(name: string, names: readonly string[], noun: string): string {
  const near = nearestNames(name, names);
  const last = near.pop();
  const nearest = near.length > 0 ? `${near.join(', ')} or ${last}` : last;
  return `No ${noun} here has ${name}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
}
