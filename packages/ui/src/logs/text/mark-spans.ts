import type { Span } from './ansi';

export type MarkedSpan = Span & { isMatch?: boolean };

/** Returns the positions of matches in a text, start and end, in order and without overlap. */
export type Finder = (text: string) => Array<[from: number, to: number]>;

/** maximum marks in one line; more would only slow down the page */
const maxMarks = 200;

/** Finds a text, ignoring case. */
export function textFinder(query: string): Finder | undefined {
  const lowerQuery = query.toLowerCase();
  if (lowerQuery === '') return undefined;
  return (text) => {
    const edges: Array<[number, number]> = [];
    const searched = text.toLowerCase();
    // letters that get longer in lower case would shift the marks
    if (searched.length !== text.length) return edges;
    for (
      let from = searched.indexOf(lowerQuery);
      from >= 0 && edges.length < maxMarks;
      from = searched.indexOf(lowerQuery, from + lowerQuery.length)
    )
      edges.push([from, from + lowerQuery.length]);
    return edges;
  };
}

/** Splits spans at matches, also across two styles. */
export function markSpans(spans: readonly Span[], find: Finder | undefined): MarkedSpan[] {
  if (find === undefined) return [...spans];
  const edges = find(spans.map(({ text }) => text).join(''));
  if (edges.length === 0) return [...spans];
  const marked: MarkedSpan[] = [];
  let at = 0;
  for (const span of spans) {
    for (const piece of cut(span.text, at, edges)) marked.push({ ...span, ...piece });
    at += span.text.length;
  }
  return marked;
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
