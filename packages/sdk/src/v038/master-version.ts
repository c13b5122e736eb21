export type Version = { numbers: number[]; isPreview: boolean };

/**
 * Parses a version; `0.23.4-dev0` is a development build after the 0.23.4 branch; a version that is
 * not numeric is unknown.
 */
export function parsed(version: string): Version | undefined {
  const match = /^v?(\d+)\.(\d+)(?:\.(\d+))?(.*)$/.exec(version.trim());
  if (!match) return undefined;
  const [, major, minor, patch = '0', rest] = match;
  return { numbers: [major, minor, patch].map(Number), isPreview: rest !== '' };
}

/** Returns a negative number when the first is earlier; ignores suffixes. */
export function compared(left: Version, right: Version) {
  const differences = left.numbers.map((number, index) => number - (right.numbers[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const known038: Version = { numbers: [0, 38, 0], isPreview: false };

/**
 * Returns true for a master that is treated as 0.23.4: every one before 0.38, because those in
 * between are not supported separately, and one without a version.
 */
export function isBefore038(version: string) {
  const at = parsed(version);
  return !at || compared(at, known038) < 0;
}
