import type { IncomingMessage } from 'node:http';
import { type Answer, messageAnswer } from './answer';
import type { HostRule } from './hosts';
import type { Limits } from './limits';
import { isForeign } from './proxy/upgrade';
import type { Visitor } from './proxy/visitor';
import { taskFolderOf } from './routes';

type RefuseInput = {
  request: IncomingMessage;
  /** path without the console's base path */
  pathname: string;
  visitor: Visitor;
  limits: Limits;
  allowsHost: HostRule;
  /** true if this server has its own pages: only the API accepts calls from pages of other sites */
  hasPages: boolean;
};

/** Returns the answer that refuses a request, for any path; null if it may pass. */
export function refusalAnswer(input: RefuseInput): Answer | null {
  const { request, pathname, visitor, limits, allowsHost, hasPages } = input;
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
  if (hasPages && isForServiceWorker(request) && taskFolderOf(pathname) === null) {
    const where = 'A task registers service workers from its own folder, /proxy/{id}/, alone.';
    return messageAnswer(403, where);
  }
  return null;
}

/**
 * Returns true if the browser asks for the script of a service worker. It answers for the folder of
 * its script, so a script outside of a task's folder would answer for the console's pages.
 */
const isForServiceWorker = ({ headers }: IncomingMessage): boolean =>
  headers['service-worker'] !== undefined || headers['sec-fetch-dest'] === 'serviceworker';

/** The reason why the headers are refused, as a sentence; null if they are accepted. */
function tooManyHeaders({ rawHeaders }: IncomingMessage, limits: Limits): string | null {
  if (rawHeaders.length / 2 > limits.headers) {
    return `This request has more than ${limits.headers} headers.`;
  }
  const bytes = rawHeaders.reduce((sum, text) => sum + text.length, 0);
  return bytes > limits.headersBytes ? 'The headers of this request are too large.' : null;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns true for a write from another site: the browser sends our cookie with it, even if its
 * page cannot read the answer. Uses the site that the browser names; else the page's origin.
 */
function isForeignWrite({ method, headers }: IncomingMessage, visitor: Visitor): boolean {
  if (reading.has(method ?? 'GET')) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return isForeign(headers.origin, visitor);
}
