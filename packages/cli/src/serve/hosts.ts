import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { UsageError } from '../core/option-values';

/** Whether a name, with or without a port, is one that this server answers for. */
export type HostRule = (host: string) => boolean;

type Names = {
  /** what the server listens on */
  listening: string;
  /** `--allow-host`: names, or `*.example.com` for all below one */
  allowed: readonly string[];
  cert?: Buffer | undefined;
};

/**
 * Returns the names that a request may give as its `Host`: loopback, address literals, what the server listens
 * on, what the certificate is for, and what is allowed by name. A page of another site can give its
 * own name this machine's address; the browser then takes us for that site.
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

/** The host without its port, brackets and closing dot, in lower case. */
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
