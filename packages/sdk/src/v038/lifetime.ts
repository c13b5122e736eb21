import type { OperationId } from '../client/operation';
import { ApiError } from '../errors/errors';
import { lifetimes } from '../generated/lifetimes';
import type { NewId } from './client-type';
import { compared, parsed } from './master-version';

/** The first and the last of the known masters (0.23.4, 0.38.1) that have a call; unset: all. */
export type Lifetime = { since?: string; until?: string };

/** Returns which masters have a call. An unknown operation counts as one of both. */
export function lifetimeOf(operation: string): Lifetime {
  const row = lifetimes.find(({ ids }) => ids.split(' ').includes(operation));
  return { ...(row?.since && { since: row.since }), ...(row?.until && { until: row.until }) };
}

/** Returns true if a master of that version has a call with this lifetime. */
export function isAlive({ since, until }: Lifetime, version: string) {
  const at = parsed(version);
  if (!at) return since === undefined;
  const [first, last] = [since, until].map((each) => each && parsed(each));
  if (last && compared(at, last) > 0) return false;
  if (!first) return true;
  const difference = compared(at, first);
  return difference > 0 || (difference === 0 && (at.isPreview || !first.isPreview));
}

/**
 * Returns true if a master of this version has a call, by the versions in the contract (`x-since`,
 * `x-until`). Nothing is requested. One without a version counts as 0.23.4.
 */
export const hasCall = (version: string, operation: OperationId | NewId): boolean =>
  isAlive(lifetimeOf(operation), version);

/** The error of a call that this master does not have; nothing was sent. */
export function unsupported(operation: string, version: string) {
  const { since, until } = lifetimeOf(operation);
  const when = since ? `it came with ${since}` : `it went after ${until}`;
  return new ApiError({
    type: 'api',
    status: 501,
    operation,
    message: `${operation} is not in this master's version, ${version}: ${when}`,
    ...(since ? { supportedSince: since } : {}),
  });
}

/** Checks that the master has the call before it is sent. @throws ApiError, see `isUnsupported` */
export function assertSupported(operation: string, version: string) {
  if (lifetimeOf(operation).since === '0.38.1') throw unsupported(operation, version);
}
