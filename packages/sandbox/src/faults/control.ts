import type { Call } from '../wire/call';
import { messageReply, type Reply } from '../wire/reply';
import type { Faults } from './faults';

/** The path on which faults are set and cleared; the master has no such path. */
export const controlPath = '/sandbox/faults';

/**
 * GET lists the faults, POST `{"faults": ["latency=300"]}` puts these in place of all, DELETE
 * clears them. Each answers what holds from now on; 400 with a sentence for what cannot be read.
 */
export async function answerControl(faults: Faults, call: Call): Promise<Reply> {
  if (call.method === 'DELETE') faults.set([]);
  else if (call.method === 'POST') {
    try {
      faults.set(specsIn(JSON.parse(await call.text())));
    } catch (error) {
      return messageReply(400, error instanceof Error ? error.message : String(error));
    }
  } else if (call.method !== 'GET') {
    return messageReply(405, `${controlPath} takes GET, POST and DELETE.`);
  }
  return {
    status: 200,
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify({ faults: faults.list() }),
  };
}

function specsIn(body: unknown): string[] {
  const list = typeof body === 'object' && body !== null && 'faults' in body ? body.faults : null;
  if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list;
  throw new Error('The body has to be {"faults": ["latency=300", …]}.');
}
