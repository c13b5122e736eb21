import { type ClientRequest, request as httpRequest } from 'node:http';
import { Agent, type AgentOptions, request } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { checkServerIdentity, connect, rootCertificates } from 'node:tls';
import type { MasterCertificate } from './certificates';
import { proxyHeaders, RefusedTunnel } from './proxy';

export { request };

/** Creates the agent for TLS connections: direct ones, or through a proxy. */
export function createSecureAgent(
  options: AgentOptions,
  certificate: MasterCertificate,
  proxy: string | undefined,
): Agent {
  const secure = { ...options, ...checks(certificate) };
  return proxy ? new TunnelAgent(new URL(proxy), secure) : new Agent(secure);
}

const checks = ({ ca, noVerify, serverName }: MasterCertificate) => ({
  ...(ca ? { ca: [...rootCertificates, ca] } : {}),
  ...(noVerify ? { rejectUnauthorized: false } : {}),
  // the certificate is checked for this name; the request keeps the host
  ...(serverName
    ? {
        checkServerIdentity: (_: string, peer: Parameters<typeof checkServerIdentity>[1]) =>
          checkServerIdentity(serverName, peer),
      }
    : {}),
});

type Connected = (error: Error | null, stream: Duplex) => void;

/** Opens TLS inside a tunnel that a proxy creates with CONNECT. */
class TunnelAgent extends Agent {
  readonly proxy: URL;
  readonly secure: AgentOptions;

  constructor(proxy: URL, secure: AgentOptions) {
    super(secure);
    this.proxy = proxy;
    this.secure = secure;
  }

  override createConnection(target: AgentOptions, connected: Connected) {
    void this.#opened(target).then(
      (socket) => connected(null, socket),
      // the callback has no stream when there is an error
      (error) => Reflect.apply(connected, undefined, [error]),
    );
    return undefined;
  }

  async #opened(target: AgentOptions) {
    const authority = `${target.host}:${target.port}`;
    const open = this.proxy.protocol === 'https:' ? request : httpRequest;
    const headers = { host: authority, ...proxyHeaders(this.proxy) };
    const opening = open(this.proxy, {
      method: 'CONNECT',
      path: authority,
      headers,
      agent: false,
    });
    const [status, socket] = await answerTo(opening);
    if (status !== 200 || !socket)
      throw new RefusedTunnel(`it refused the tunnel with status ${status}`);
    return connect({ ...this.secure, ...target, socket });
  }
}

function answerTo(request: ClientRequest): Promise<[status: number | undefined, socket?: Socket]> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', ({ statusCode }) => resolve([statusCode]));
    request.once('connect', ({ statusCode }, socket: Socket) => resolve([statusCode, socket]));
    request.end();
  });
}
