import type { Operation as AnyOperation } from '@trainyard/sdk/operations';
import type { Json } from '../../config/json';
import { answerCall } from '../../dispatch';
import type { MasterState } from '../../master-state';
import { callFrom } from '../../wire/call';
import { isChunks, type Reply } from '../../wire/reply';

/** The facts of a call, of either release. */
export type Operation = Pick<AnyOperation, 'method' | 'path' | 'stream' | 'shows' | 'changes'> & {
  id: string;
};

type Sent = { masterState: MasterState; token: string; operation: Operation; args: Json };

/**
 * Returns the answer of a call as text, after its status. The clock does not move: a call or a
 * stream that waits for a time ends there.
 */
export async function send({ masterState, token, operation, args }: Sent): Promise<string> {
  const { body, ...rest } = args;
  const query = new URLSearchParams();
  let url = operation.path;
  for (const [name, value] of Object.entries(rest)) {
    const place = `{${name}}`;
    if (url.includes(place)) url = url.replace(place, encodeURIComponent(String(value)));
    else for (const each of [value].flat()) query.append(name, String(each));
  }
  // few calls wait for the end of the request, and a controller for each of thousands takes long
  let leaving: AbortController | undefined;
  const signal = () => {
    leaving ??= new AbortController();
    return leaving.signal;
  };
  const answer = answerCall(
    masterState,
    callFrom({
      method: operation.method,
      url: query.size === 0 ? url : `${url}?${query}`,
      headers: { authorization: [`Bearer ${token}`] },
      body: body === undefined ? '' : JSON.stringify(body),
      signal,
    }),
  );
  const reply = await (waitsForOthers.has(operation.id) ? atOnce(answer) : answer);
  const text = reply ? `${reply.status} ${await textOf(reply)}` : 'no answer yet';
  // with a reason, because an error for each of thousands of calls takes long
  leaving?.abort('answered');
  return text;
}

/** Calls that answer when other containers have sent theirs. */
const waitsForOthers = new Set(['allocationRendezvousInfo', 'allocationAllGather']);

async function textOf({ body }: Reply): Promise<string> {
  if (!isChunks(body)) return String(body ?? '');
  let text = '';
  const decoder = new TextDecoder();
  for (;;) {
    const next = await atOnce(body.next());
    if (!next || next.done) break;
    text += decoder.decode(next.value);
  }
  await atOnce(Promise.resolve(body.return?.()));
  return text;
}

/** A result that needs no time to pass; undefined for another. */
const atOnce = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)))]);
