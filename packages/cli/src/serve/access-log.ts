import type { IncomingMessage } from 'node:http';
import { pathnameOf } from './base-path';
import type { Visitor } from './visitor';

type Row = {
  request: IncomingMessage;
  visitor: Visitor;
  outcome: number | string;
  startedAt: number;
};

/**
 * One line per request: when, who, what, how it ended, how long it took. The query is left out, for
 * a token may stand in it, and so is every header.
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
