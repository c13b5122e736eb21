import type { Span } from './ansi';

export type MarkedSpan = Span & { isMatch?: boolean };

/** Cuts spans where the query stands, also across two looks. Ignores case; an empty query marks nothing. */
export function markSpans(spans: readonly Span[], query: string): MarkedSpan[] {
  if (query === '') return [...spans];
  const whole = spans.map(({ text }) => text).join('');
  const edges = matchEdges(whole.toLowerCase(), query.toLowerCase());
  if (edges.length === 0) return [...spans];
  const marked: MarkedSpan[] = [];
  let at = 0;
  for (const span of spans) {
    for (const piece of cut(span.text, at, edges)) marked.push({ ...span, ...piece });
    at += span.text.length;
  }
  return marked;
}

function matchEdges(text: string, query: string) {
  const edges: Array<[from: number, to: number]> = [];
  for (let from = text.indexOf(query); from >= 0; from = text.indexOf(query, from + query.length))
    edges.push([from, from + query.length]);
  return edges;
}

function cut(text: string, start: number, edges: Array<[number, number]>) {
  const pieces: Array<{ text: string; isMatch?: boolean }> = [];
  let from = 0;
  for (const [matchFrom, matchTo] of edges) {
    const first = Math.max(from, matchFrom - start);
    const last = Math.min(text.length, matchTo - start);
    if (last <= first) continue;
    if (first > from) pieces.push({ text: text.slice(from, first) });
    pieces.push({ text: text.slice(first, last), isMatch: true });
    from = last;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
