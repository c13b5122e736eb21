import type { IncomingMessage } from 'node:http';
import type { Visitor } from './proxy/visitor';
import { pathnameOf } from './site/base-path';

type Row = {
  request: IncomingMessage;
  visitor: Visitor;
  outcome: number | string;
  startedAt: number;
};

/**
 * Returns one line per request: time, client, request, outcome, duration. It leaves out the query,
 * which may hold a token, and every header.
 */
export function logLine({ request, visitor, outcome, startedAt }: Row): string {
  const milliseconds = Math.round(performance.now() - startedAt);
  const path = printable(pathnameOf(request.url ?? ''));
  const when = new Date().toISOString();
  const who = printable(visitor.address) || '-';
  return `${when} ${who} ${request.method} ${path} ${outcome} ${milliseconds}ms`;
}

// a terminal obeys some of the characters that a path may bring
const printable = (text: string): string => text.replace(/[^\x21-\x7e]/g, encodeURIComponent);
