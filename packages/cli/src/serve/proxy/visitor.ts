import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { UsageError } from '../../core/option-values';

/** The client of a request, and the address that it uses for this server. */
export type Visitor = { address: string; protocol: 'http' | 'https'; host: string };

/** Returns true for an address of our proxy, whose headers about the client count. */
export type Trust = (address: string) => boolean;

export const trustNobody: Trust = () => false;

/**
 * Parses the addresses and networks (`10.0.0.0/8`) of `--trust-proxy`.
 * @throws UsageError naming an invalid one
 */
export function trustOf(texts: readonly string[]): Trust {
  const list = new BlockList();
  for (const text of texts) addTo(list, text);
  return (address) => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

function addTo(list: BlockList, text: string): void {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const isNetwork = /^\d{1,3}$/.test(bits ?? '') && Number(bits) <= (version === 4 ? 32 : 128);
  if (version === 0 || rest.length > 0 || (bits !== undefined && !isNetwork)) {
    throw new UsageError(
      `--trust-proxy takes an address such as 127.0.0.1 or 10.0.0.0/8, not "${text}".`,
    );
  }
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

// a dual-stack socket writes IPv4 addresses differently
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the client of a request: the peer, or, if the peer is a trusted proxy, the last forwarded
 * address that is not one. Ignores these headers from others.
 */
export function visitorOf(request: IncomingMessage, trust: Trust): Visitor {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const isEncrypted = 'encrypted' in request.socket && request.socket.encrypted === true;
  const direct: Visitor = {
    address: peer,
    protocol: isEncrypted ? 'https' : 'http',
    host: request.headers.host ?? '',
  };
  if (!trust(peer)) return direct;
  const forwarded = lastOf(request.headers['x-forwarded-proto'])?.toLowerCase();
  return {
    address: listOf(request.headers['x-forwarded-for']).findLast((one) => !trust(one)) ?? peer,
    protocol: forwarded === 'https' || forwarded === 'http' ? forwarded : direct.protocol,
    host: lastOf(request.headers['x-forwarded-host']) ?? direct.host,
  };
}

/** Returns the `X-Forwarded-For` to send: the trusted proxies' list, if any, and the peer. */
export function forwardedFor(request: IncomingMessage, trust: Trust): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const before = trust(peer) ? listOf(request.headers['x-forwarded-for']) : [];
  return [...before, peer].join(', ');
}

const listOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');

const lastOf = (header: string | string[] | undefined): string | undefined => listOf(header).at(-1);
