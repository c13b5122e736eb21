import type { AddressInfo, Server } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import { UsageError } from '../core/option-values';

type ListenInput = {
  server: Server;
  host: string;
  port: number;
  /** the option that names the port */
  option?: string;
};

/**
 * Opens the port and returns the address to print.
 * @throws UsageError in one sentence if the port is in use or not allowed, or the host is not ours
 */
export function listen({ server, host, port, option = 'port' }: ListenInput): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain({ error, host, port, option })));
    server.listen(port, host, () => resolve(urlOf({ server, host })));
  });
}

type ExplainInput = Required<Omit<ListenInput, 'server'>> & { error: Error & { code?: string } };

function explain({ error, host, port, option }: ExplainInput): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; choose another with --${option}.`,
    EACCES: `Port ${port} needs more rights than this user has; choose another with --${option}.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine; choose another with --host.`,
    ENOTFOUND: `${host} is not an address of this machine; choose another with --host.`,
  };
  const sentence = sentences[error.code ?? ''];
  return sentence === undefined ? error : new UsageError(sentence);
}

function urlOf({ server, host }: Pick<ListenInput, 'server' | 'host'>): string {
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const protocol = server instanceof TlsServer ? 'https' : 'http';
  return `${protocol}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
