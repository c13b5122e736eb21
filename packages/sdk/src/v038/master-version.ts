export type Version = { numbers: number[]; isPreview: boolean };

/** Reads a version; `0.23.4-dev0` is what came after 0.23.4 was branched; a version that is not a number is unknown. */
export function parsed(version: string): Version | undefined {
  const match = /^v?(\d+)\.(\d+)(?:\.(\d+))?(.*)$/.exec(version.trim());
  if (!match) return undefined;
  const [, major, minor, patch = '0', rest] = match;
  return { numbers: [major, minor, patch].map(Number), isPreview: rest !== '' };
}

/** Below zero when the first comes earlier; the mark behind the numbers is not compared. */
export function compared(left: Version, right: Version) {
  const differences = left.numbers.map((number, index) => number - (right.numbers[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const known038: Version = { numbers: [0, 38, 0], isPreview: false };

/**
 * True for a master that is spoken to as 0.23.4: every one before 0.38, since nothing in between
 * was looked at, and one that does not name a version.
 */
export function isBefore038(version: string) {
  const at = parsed(version);
  return !at || compared(at, known038) < 0;
}
