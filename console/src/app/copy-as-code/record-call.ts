import { type Caller, createTransport } from '@trainyard/sdk/calls';
import { maskAddress, maskBody, maskSecrets } from '@trainyard/sdk/mask';
import { serverAddress } from '~/app/session/server-address';
import type { CalledAs } from './copy-texts';

/** Makes the call of a view with the given client. */
export type MakeCall = (
  client: Caller,
  signal: AbortSignal,
) => Promise<unknown> | AsyncIterable<unknown>;

/** Records the call of a view without sending it, with its secrets masked. */
export async function recordCall(makeCall: MakeCall): Promise<CalledAs> {
  const base = serverAddress();
  const stop = new AbortController();
  let recordedRequest: { method: string; url: string; body: string } | undefined;
  const transport = createTransport({
    baseUrl: base,
    fetch: async (request) => {
      recordedRequest ??= { method: request.method, url: request.url, body: await request.text() };
      // a retry is not needed
      stop.abort();
      throw new Error('This call is recorded, not sent.');
    },
  });
  let recordedCall: Pick<CalledAs, 'id' | 'args' | 'isStream'> | undefined;
  const note = (id: string, args: Record<string, unknown> | undefined, isStream: boolean) => {
    recordedCall ??= { id, args: args ?? {}, isStream };
  };
  const caller: Caller = {
    ...transport,
    call: (operation, args, options) => {
      note(operation.id, args, false);
      return transport.call(operation, args, options);
    },
    stream: (operation, args, options) => {
      note(operation.id, args, true);
      return transport.stream(operation, args, options);
    },
  };
  try {
    const answer = makeCall(caller, stop.signal);
    if (Symbol.asyncIterator in answer) await answer[Symbol.asyncIterator]().next();
    else await answer;
  } catch (error) {
    // the transport above throws on purpose
    if (!recordedRequest) throw error;
  }
  if (!recordedRequest || !recordedCall) throw new Error('This view sends no requests.');
  return masked({ base, ...recordedCall, ...recordedRequest });
}

function masked({ url, args, body, ...call }: CalledAs): CalledAs {
  return {
    ...call,
    url: maskAddress(url).href,
    // masking replaces values and keeps the names
    args: maskSecrets(args) as CalledAs['args'],
    body: body && JSON.stringify(maskBody(call.id, body)),
  };
}
