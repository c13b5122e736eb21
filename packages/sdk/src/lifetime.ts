import { badInput } from './errors';
import { lifetimes } from './generated/lifetimes';

/** The first and the last of the known masters (0.23.4, 0.38.1) that has a call; unset: any. */
export type Lifetime = { since?: string; until?: string };

/** Which masters have a call. What is no operation of either counts as one of both. */
export function lifetimeOf(operation: string): Lifetime {
  const row = lifetimes.find(({ ids }) => ids.split(' ').includes(operation));
  return row ?? {};
}

type Version = { numbers: number[]; isPreview: boolean };

/** `0.23.4-dev0` is what came after 0.23.4 was branched; a version that is no number is unknown. */
function parsed(version: string): Version | undefined {
  const match = /^v?(\d+)\.(\d+)(?:\.(\d+))?(.*)$/.exec(version.trim());
  if (!match) return undefined;
  const [, major, minor, patch = '0', rest] = match;
  return { numbers: [major, minor, patch].map(Number), isPreview: rest !== '' };
}

/** Below zero when the first comes earlier; the mark behind the numbers is not compared. */
function compared(left: Version, right: Version) {
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

/** Whether a master of that version has a call that lived so long. */
export function isAlive({ since, until }: Lifetime, version: string) {
  const at = parsed(version);
  if (!at) return since === undefined;
  const [first, last] = [since, until].map((each) => each && parsed(each));
  if (last && compared(at, last) > 0) return false;
  if (!first) return true;
  const difference = compared(at, first);
  return difference > 0 || (difference === 0 && (at.isPreview || !first.isPreview));
}

/** A call that the master at hand does not have; nothing was sent. */
export function unsupported(operation: string, version: string) {
  const { since, until } = lifetimeOf(operation);
  const when = since === undefined ? `its last master was ${until}` : `it came with ${since}`;
  return badInput(`${operation} is not in master ${version}: ${when}`, operation);
}
