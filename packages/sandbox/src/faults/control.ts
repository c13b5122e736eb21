import { messageResponse } from '../wire/respond';
import type { Faults } from './faults';

/** Where faults are set and cleared, outside the master's own paths. */
export const controlPath = '/sandbox/faults';

/**
 * GET lists the faults, POST `{"faults": ["latency=300"]}` puts these in place of all, DELETE
 * clears them. Each answers what holds from now on; 400 with a sentence for what cannot be read.
 */
export async function answerControl(faults: Faults, request: Request): Promise<Response> {
  if (request.method === 'DELETE') faults.set([]);
  else if (request.method === 'POST') {
    try {
      faults.set(specsIn(await request.json()));
    } catch (error) {
      return messageResponse(400, error instanceof Error ? error.message : String(error));
    }
  } else if (request.method !== 'GET') {
    return messageResponse(405, `${controlPath} takes GET, POST and DELETE.`);
  }
  return Response.json({ faults: faults.list() });
}

function specsIn(body: unknown): string[] {
  const list = typeof body === 'object' && body !== null && 'faults' in body ? body.faults : null;
  if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list;
  throw new Error('The body has to be {"faults": ["latency=300", …]}.');
}
