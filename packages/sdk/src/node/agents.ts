import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import { type AgentOptions, request as httpsRequest, Agent as SecureAgent } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { checkServerIdentity, connect, rootCertificates } from 'node:tls';
import type { MasterCertificate } from './certificates';

export type AgentFor = (url: URL, proxy: string | undefined) => Agent | SecureAgent;

/** Agents for each kind of connection, kept as long as their fetch. */
export function createAgents(certificate: MasterCertificate, keepAlive: boolean): AgentFor {
  const options = { keepAlive, ...(keepAlive ? { scheduling: 'lifo' as const } : {}) };
  const secure = { ...options, ...checks(certificate) };
  const kept = new Map<string, Agent | SecureAgent>();
  return (url, proxy) => {
    const isSecure = url.protocol === 'https:';
    const key = `${isSecure} ${isSecure ? (proxy ?? '') : ''}`;
    const agent = kept.get(key) ?? make(isSecure, proxy);
    kept.set(key, agent);
    return agent;
  };
  function make(isSecure: boolean, proxy: string | undefined) {
    if (!isSecure) return new Agent(options);
    return proxy ? new TunnelAgent(new URL(proxy), secure) : new SecureAgent(secure);
  }
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
class TunnelAgent extends SecureAgent {
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
    const outgoing = this.proxy.protocol === 'https:' ? httpsRequest : httpRequest;
    const headers = { host: authority, ...proxyHeaders(this.proxy) };
    const request = outgoing(this.proxy, {
      method: 'CONNECT',
      path: authority,
      headers,
      agent: false,
    });
    const [status, socket] = await answerTo(request);
    if (status !== 200 || !socket)
      throw new Error(`The proxy ${this.proxy.host} refused the tunnel with status ${status}`);
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

/** The authorization header for a proxy, from the name and password in its URL. */
export function proxyHeaders({ username, password }: URL): Record<string, string> {
  if (!username) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
