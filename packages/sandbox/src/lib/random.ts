/** Random numbers, the same for the same seed and key. */
export type Random = {
  /** from 0 up to, not including, 1 */
  next(): number;
  /** a whole number, both ends included */
  int(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** normally distributed: mean 0, deviation 1 */
  normal(): number;
  hex(length: number): string;
  uuid(): string;
  /** an independent source for a named thing: draws of others do not change it */
  fork(...keys: Array<string | number>): Random;
  /** a source that continues with the same numbers */
  copy(): Random;
};

export const random = (seed: number | string): Random => source(String(seed));

function source(key: string, start = hash(key)): Random {
  const { next, state } = generator(start);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (length: number) => Array.from({ length }, () => int(0, 15).toString(16)).join('');
  return {
    next,
    int,
    hex,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    // 1 - next() is never 0, so the logarithm stays finite
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    uuid: () =>
      `${hex(8)}-${hex(4)}-4${hex(3)}-${(8 + int(0, 3)).toString(16)}${hex(3)}-${hex(12)}`,
    fork: (...keys) => source([key, ...keys].join('\u0000')),
    copy: () => source(key, state()),
  };
}

/** FNV-1a, 32 bits, with a final mix so that similar keys give different seeds. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** mulberry32 */
function generator(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, state: () => state };
}
