import type { ServerResponse } from 'node:http';

/** Counts the bytes of one answer that are held in memory. */
export type BudgetShare = {
  /** Counts bytes as held; returns false, and counts nothing, if all answers would hold too much. */
  take: (bytes: number) => boolean;
  give: (bytes: number) => void;
};

/** Begins to count for an answer; what it still holds is given back when its connection is done. */
export type MemoryBudget = (response: ServerResponse) => BudgetShare;

/**
 * Counts over all requests of a server: many slow clients of large answers would each hold theirs.
 * @param limit maximum number of bytes
 */
export function createMemoryBudget(limit: number): MemoryBudget {
  let heldBytes = 0;
  return (response) => {
    let own = 0;
    const give = (bytes: number) => {
      heldBytes -= bytes;
      own -= bytes;
    };
    response.once('close', () => give(own));
    return {
      take: (bytes) => {
        // nobody reads the answer any more, and nothing would give it back
        if (response.closed || heldBytes + bytes > limit) return false;
        heldBytes += bytes;
        own += bytes;
        return true;
      },
      give: (bytes) => give(Math.min(bytes, own)),
    };
  };
}
