import type { Caller } from '../client/call';
import { getMaster } from '../generated/calls/master';
import type { Answer } from '../types';

/** Identifies one start of a master. */
export type MasterStart = { masterId: string; version: string };
/** A master that was restarted or upgraded. */
export type MasterChange = { before: MasterStart; after: MasterStart };

/** Reads the current description of the master. @throws ApiError */
export async function readMaster(client: Caller, signal: AbortSignal): Promise<MasterStart> {
  const answer: Answer<'getMaster'> = await getMaster(client, {}, { signal, retry: 'off' });
  return { masterId: answer.masterId, version: answer.version };
}

type Watching = {
  client: Caller;
  /** without it nothing is requested */
  onMasterChange: ((change: MasterChange) => void) | undefined;
};

/**
 * Detects a restart or another version of the master: requests it at the start and after each time
 * the master was unreachable. Requests again if there is no answer.
 */
export function watchMaster({ client, onMasterChange }: Watching) {
  let start: MasterStart | undefined;
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
      const before = start;
      start = now;
      if (before && (before.masterId !== now.masterId || before.version !== now.version))
        onMasterChange({ before, after: now });
    },
  };
}
