import type { Caller } from '../client/call';
import { getMaster } from '../generated/calls/master';
import type { Answer } from '../types';

/** Identifies one start of a master. */
export type MasterStart = { masterId: string; version: string };
/** A master that was started again or upgraded. */
export type MasterChange = { before: MasterStart; after: MasterStart };

/** Reads the description of the master now. @throws ApiError */
export async function readMaster(client: Caller, signal: AbortSignal): Promise<MasterStart> {
  const answer: Answer<'getMaster'> = await getMaster(client, {}, { signal, retry: 'off' });
  return { masterId: answer.masterId, version: answer.version };
}

type Watching = {
  client: Caller;
  /** without it nothing is asked */
  onMasterChange: ((change: MasterChange) => void) | undefined;
};

/**
 * Notices that the master was started again, or is another version: asked at the start and after
 * each time it was away. A master that does not say is asked the next time.
 */
export function watchMaster({ client, onMasterChange }: Watching) {
  let known: MasterStart | undefined;
  let isDue = true;
  return {
    wasAway() {
      isDue = true;
    },
    async check(signal: AbortSignal) {
      if (!onMasterChange || !isDue) return;
      const now = await readMaster(client, signal).catch(() => undefined);
      signal.throwIfAborted();
      if (!now) return;
      isDue = false;
      const before = known;
      known = now;
      if (before && (before.masterId !== now.masterId || before.version !== now.version))
        onMasterChange({ before, after: now });
    },
  };
}
