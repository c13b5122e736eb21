import type { World } from './world';

/** Answers one request. */
export async function dispatch(_world: World, _request: Request): Promise<Response> {
  const error = { code: 12, reason: 'Unimplemented', error: 'Not Implemented' };
  return new Response(`${JSON.stringify({ error })}\n`, { status: 501 });
}
