import { isApiError, isNotFound } from '../errors';

/**
 * What waiting would do about a failure. `passing`: the master is away, restarting or busy; asking
 * again is right. `doubtful`: a 500 or an answer that is none, which a proxy or a master that is
 * just starting gives too, as does a failure that is none of ours. `lasting`: the answer stays.
 */
export type Outlook = 'passing' | 'doubtful' | 'lasting';

const passing: readonly unknown[] = [408, 425, 429, 502, 503, 504];
// gRPC: a master that goes down cancels what is under way
const canceled = 1;

export function outlookOf(error: unknown): Outlook {
  if (!isApiError(error)) return 'doubtful';
  if (error.type === 'server' || passing.includes(error.status)) return 'passing';
  if (error.code === canceled) return 'passing';
  if (error.type === 'apiBadResponse' || error.type === 'unknown') return 'doubtful';
  return error.status === 500 && !isNotFound(error) ? 'doubtful' : 'lasting';
}

/** Doubtful failures in a row that are too many. */
export const tooManyDoubts = 4;
