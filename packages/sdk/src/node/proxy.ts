import { type Environment, setting } from './environment';

/**
 * Returns the proxy of the variables for a URL, with the rules of curl and Python's requests:
 * HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, unless NO_PROXY contains the host (`host`, `.domain`,
 * `host:port`, `10.0.0.0/8` or `*`), in upper or lower case.
 */
export function proxyOf(url: URL, env: Environment): string | undefined {
  const read = (name: string) => setting(env, name.toLowerCase()) ?? setting(env, name);
  const proxy = read(url.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY') ?? read('ALL_PROXY');
  if (!proxy || isExempt(url, read('NO_PROXY') ?? '')) return undefined;
  return /^[a-z]+:\/\//i.test(proxy) ? proxy : `http://${proxy}`;
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
