import * as http from 'node:http';
import * as https from 'node:https';
import { proxyUpgrade } from 'httpxy';
import { type Answer, type Backend, type BackendRequest, messageAnswer } from './answer';
import { pathnameOf } from './base-path';
import { answerHeaders, prefixOf, requestHeaders, upgradeHeaders } from './proxy-headers';
import { isApi } from './routes';
import { type Trust, trustNobody } from './visitor';

type ProxyOptions = { master: URL; basePath: string; trust?: Trust };

/** Puts a real master behind the HTTP server; bodies pass chunk by chunk in both directions. */
export function createMasterProxy(options: ProxyOptions): Backend {
  const { master, basePath, trust = trustNobody } = options;
  const transport = master.protocol === 'https:' ? https : http;
  const agent = new transport.Agent({ keepAlive: true });
  const prefix = prefixOf(master);

  const send = ({ request, path, visitor, signal }: BackendRequest) =>
    exchange({
      request,
      outgoing: transport.request(master, {
        // as it came: an address that is taken apart and put together again may read otherwise
        path: `${prefix}${path}`,
        method: request.method,
        headers: requestHeaders({
          request,
          master,
          isApi: isApi(pathnameOf(path)),
          visitor,
          trust,
        }),
        agent,
        signal: signal(),
      }),
    });

  async function answer(input: BackendRequest): Promise<Answer> {
    try {
      const incoming = await send(input).catch((error) => {
        if (isStale(error) && isRepeatable(input.request)) return send(input);
        throw error;
      });
      return {
        status: incoming.statusCode ?? 502,
        headers: answerHeaders({
          incoming,
          master,
          basePath,
          protocol: input.visitor.protocol,
        }),
        body: incoming,
      };
    } catch (error) {
      return messageAnswer(502, `The master at ${master.href} cannot be reached: ${reason(error)}`);
    }
  }

  return {
    answer,
    upgrade: async ({ request, socket, head, path, visitor }) => {
      const headers = requestHeaders({ request, master, isApi: false, visitor, trust });
      request.headers = upgradeHeaders(request, headers);
      request.url = `${prefix}${path}`;
      await proxyUpgrade(master.origin, request, socket, head, { changeOrigin: true });
    },
    close: () => agent.destroy(),
  };
}

type Exchange = { request: http.IncomingMessage; outgoing: http.ClientRequest };

function exchange({ request, outgoing }: Exchange): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', (error) => {
      // what is left of a body is read away, or the browser would not get to the answer
      request.unpipe(outgoing).resume();
      reject(outgoing.reusedSocket ? new StaleConnectionError(error) : error);
    });
    giveUpOnSilence(outgoing);
    request.pipe(outgoing);
  });
}

/** A host that is down or behind a wall says nothing at all; the system waits for it for minutes. */
function giveUpOnSilence(outgoing: http.ClientRequest) {
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => outgoing.destroy(new Error('no answer')), 10_000);
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
  });
}

/** The master had closed a connection that was kept open, just as it was used again. */
class StaleConnectionError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

const isStale = (error: unknown) => error instanceof StaleConnectionError;

const isRepeatable = ({ method }: http.IncomingMessage) => method === 'GET' || method === 'HEAD';

function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return text || String(code);
}
