import type { Query } from '@tanstack/react-query';
import { isApiError, isAuthFailure } from '@trainyard/sdk/calls';
import { isNotFoundOrForbidden } from '~/app/errors/is-not-found-or-forbidden';
import { staleMs } from './polling-intervals';

// only the fields that are read, so that a query with any data and key has this type
type Failed = { state: Pick<Query['state'], 'data' | 'error' | 'errorUpdatedAt' | 'status'> };

/**
 * True for an answer that stays the same when it is asked for again: 403, 404 and the like, also as
 * a 500 with such words. A 401 is about the session, and the next one may be another.
 */
const isRefusal = (error: unknown) =>
  isNotFoundOrForbidden(error) ||
  (isApiError(error) &&
    !isAuthFailure(error) &&
    error.status !== undefined &&
    error.status >= 400 &&
    error.status < 429);

/**
 * True for a query without data that the master has just refused: the page that a loader opens does
 * not send it again. A poll and Retry do, and so does a visit after a mutation.
 */
export const isRecentlyRefused = ({ state }: Failed): boolean =>
  state.status === 'error' &&
  state.data === undefined &&
  isRefusal(state.error) &&
  Date.now() - state.errorUpdatedAt < staleMs.refusal;
