import type { IncomingMessage } from 'node:http';
import { type Answer, messageAnswer } from './answer';
import type { HostRule } from './hosts';
import type { Limits } from './limits';
import { isForeign } from './proxy/upgrade';
import type { Visitor } from './proxy/visitor';

type RefuseInput = {
  request: IncomingMessage;
  visitor: Visitor;
  limits: Limits;
  allowsHost: HostRule;
  /** whether this server has pages of its own: the API alone takes calls of other sites' pages */
  hasPages: boolean;
};

/** Why a request goes no further, whatever it asks for; null where it may. */
export function refusalAnswer(input: RefuseInput): Answer | null {
  const { request, visitor, limits, allowsHost, hasPages } = input;
  const tooMuch = tooManyHeaders(request, limits);
  if (tooMuch) return messageAnswer(431, tooMuch);
  if (request.method === 'TRACE') return messageAnswer(405, 'TRACE is not served here.');
  if (!allowsHost(visitor.host)) {
    const name = visitor.host.slice(0, 255);
    const flag = '`--allow-host` names it if it is one of its names';
    return messageAnswer(421, `This server does not answer for ${name}; ${flag}.`);
  }
  if (hasPages && isForeignWrite(request, visitor)) {
    return messageAnswer(403, 'A page of another site may not make changes here.');
  }
  return null;
}

/** Why the headers are refused, as a sentence; null where they are not. */
function tooManyHeaders({ rawHeaders }: IncomingMessage, limits: Limits): string | null {
  if (rawHeaders.length / 2 > limits.headers) {
    return `This request has more than ${limits.headers} headers.`;
  }
  const bytes = rawHeaders.reduce((sum, text) => sum + text.length, 0);
  return bytes > limits.headersBytes ? 'The headers of this request are too large.' : null;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The browser sends our cookie with such a write, and its page need not read the answer. Where the
 * browser says which site asks, that counts; else the page's origin.
 */
function isForeignWrite({ method, headers }: IncomingMessage, visitor: Visitor): boolean {
  if (reading.has(method ?? 'GET')) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return isForeign(headers.origin, visitor);
}
