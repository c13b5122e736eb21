import { badInput } from '../errors/errors';
import { proxyCode } from '../errors/failure';
import { type Environment, setting } from './environment';

/** A proxy, and the variable that names it; undefined for one of the program. */
export type NamedProxy = { address: string; variable: string | undefined };

/**
 * Returns the proxy of the variables for a URL, with the rules of curl and Python's requests:
 * HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, unless NO_PROXY contains the host (`host`, `.domain`,
 * `host:port`, `10.0.0.0/8` or `*`), in upper or lower case.
 * @throws ApiError of type `input` that names the variable, for a value that is not the address of
 *   an http or https proxy
 */
export function proxyOf(url: URL, env: Environment): NamedProxy | undefined {
  const read = (name: string) => {
    const names = [name.toLowerCase(), name];
    const variable = names.find((each) => setting(env, each) !== undefined);
    return variable && { variable, value: setting(env, variable) ?? '' };
  };
  const proxy = read(url.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY') ?? read('ALL_PROXY');
  if (!proxy || isExempt(url, (read('NO_PROXY') || undefined)?.value ?? '')) return undefined;
  const { variable, value } = proxy;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))
    return { address, variable };
  // without its user and password
  const plainValue = value.replace(/\/\/[^/@]*@/, '//');
  throw badInput(`${variable}=${plainValue} is not the address of an http or https proxy`);
}

/** A proxy that opens no tunnel to the master. */
export class RefusedTunnel extends Error {}

/** The connection to a proxy failed; the master was not asked. */
export class ProxyFailure extends Error {
  readonly code = proxyCode;

  constructor({ address, variable }: NamedProxy, cause: Error) {
    const { host, protocol } = new URL(address);
    const from = variable === undefined ? '' : ` of ${variable}`;
    super(
      `the proxy ${protocol}//${host}${from} does not let the request through: ${cause.message}`,
      {
        cause,
      },
    );
  }
}

function isExempt({ hostname, port, protocol }: URL, list: string) {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const defaultPort = protocol === 'https:' ? '443' : '80';
  const rules = list.toLowerCase().split(/[\s,]+/);
  return rules.some((rule) => rule !== '' && matches(rule, host, port || defaultPort));
}

function matches(rule: string, host: string, port: string) {
  if (rule === '*') return true;
  if (rule.includes('/')) return isInNetwork(host, rule);
  // a bare IPv6 address consists of colons
  const [, name = rule, only] = /^\[?([^\]:]+|(?<=\[)[^\]]+)\]?(?::(\d+))?$/.exec(rule) ?? [];
  if (only && only !== port) return false;
  const domain = name.replace(/^\*?\./, '');
  return host === domain || host.endsWith(`.${domain}`);
}

function isInNetwork(host: string, network: string) {
  const [base = '', bits] = network.split('/');
  const [inside, outside] = [numberOf(host), numberOf(base)];
  if (inside === undefined || outside === undefined) return false;
  const size = 2 ** (32 - Number(bits));
  return Math.floor(inside / size) === Math.floor(outside / size);
}

/** An IPv4 address as a number. */
function numberOf(address: string) {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return undefined;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** The authorization header for a proxy, from the name and password in its URL. */
export function proxyHeaders({ username, password }: URL): Record<string, string> {
  if (!username) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
