import type { IncomingMessage } from 'node:http';
import type { Visitor } from './proxy/visitor';
import { redact } from './redact';

type Row = {
  request: IncomingMessage;
  visitor: Visitor;
  outcome: number | string;
  startedAt: number;
};

/**
 * Returns one line per request: time, client, request, outcome, duration. Leaves out every header,
 * and all tokens of the address.
 */
export function logLine({ request, visitor, outcome, startedAt }: Row): string {
  const milliseconds = Math.round(performance.now() - startedAt);
  const path = redact(printable(request.url ?? ''));
  const when = new Date().toISOString();
  const who = printable(visitor.address) || '-';
  return `${when} ${who} ${request.method} ${path} ${outcome} ${milliseconds}ms`;
}

// a terminal interprets some characters that a path may contain
const printable = (text: string): string => text.replace(/[^\x21-\x7e]/g, encodeURIComponent);
