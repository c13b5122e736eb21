import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { UsageError } from '../core/option-values';

/** Returns true if a name, with or without a port, belongs to this server. */
export type HostRule = (host: string) => boolean;

type Names = {
  /** the address that the server listens on */
  listening: string;
  /** `--allow-host`: names, or `*.example.com` for all below one */
  allowed: readonly string[];
  cert?: Buffer | undefined;
};

/**
 * Returns a rule for the `Host` of a request: loopback, address literals, the listening address,
 * names of the certificate, and allowed names. A page of another site can point its own name to
 * this machine's address; the browser then treats this server as that site.
 * @throws UsageError that names the text that is not a host name
 */
export function hostRule({ listening, allowed, cert }: Names): HostRule {
  for (const name of allowed) if (!/^(\*\.)?[\w-]+(\.[\w-]+)*$/.test(name)) throw notAName(name);
  const names = [listening, ...allowed].map((name) => name.toLowerCase());
  const certificate = cert === undefined ? undefined : new X509Certificate(cert);
  return (host) => {
    const name = nameOf(host);
    if (name === '' || isIP(name) !== 0 || /^(.+\.)?localhost$/.test(name)) return true;
    return names.some((one) => covers(one, name)) || certificate?.checkHost(name) !== undefined;
  };
}

const covers = (rule: string, name: string) =>
  rule.startsWith('*.') ? name.endsWith(rule.slice(1)) : name === rule;

/** The host without its port, brackets and trailing dot, in lower case. */
const nameOf = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

const notAName = (text: string) =>
  new UsageError(
    `--allow-host takes a name such as console.example.com or *.example.com, not "${text}".`,
  );

/** Returns true for an address that only programs of this machine reach. */
export const isLoopback = (host: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);
