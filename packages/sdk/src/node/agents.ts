import { Agent, request } from 'node:http';
import type { MasterCertificate } from './certificates';

/** The function that starts a request, and the agent that keeps its connections. */
export type Connection = { request: typeof request; agent: Agent };
export type ConnectionFor = (url: URL, proxy: string | undefined) => Promise<Connection>;

/** Agents for each kind of connection, kept as long as their fetch. */
export function createAgents(certificate: MasterCertificate, keepAlive: boolean): ConnectionFor {
  const options = { keepAlive, ...(keepAlive ? { scheduling: 'lifo' as const } : {}) };
  const openConnections = new Map<string, Promise<Connection>>();
  return (url, proxy) => {
    const isSecure = url.protocol === 'https:';
    const key = `${isSecure} ${isSecure ? (proxy ?? '') : ''}`;
    const connection = openConnections.get(key) ?? make(isSecure, proxy);
    openConnections.set(key, connection);
    return connection;
  };
  async function make(isSecure: boolean, proxy: string | undefined): Promise<Connection> {
    if (!isSecure) return { request, agent: new Agent(options) };
    // loaded on demand: TLS takes as long to load as the rest of HTTP
    const secure = await import('./secure-agents');
    return {
      request: secure.request,
      agent: secure.createSecureAgent(options, certificate, proxy),
    };
  }
}
