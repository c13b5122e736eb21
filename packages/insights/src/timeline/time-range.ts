import type { Stretch } from './timeline';

/** The part of a span that a link holds, "30~90" in seconds from its start; all of it where that is none. */
export function parseRange(text: string, span: Stretch): Stretch {
  const [, from, to] = /^(\d+)~(\d+)$/.exec(text) ?? [];
  const shown = { from: span.from + Number(from), to: Math.min(span.to, span.from + Number(to)) };
  return shown.to > shown.from ? shown : span;
}

/** The same for a link; empty for the whole. */
export function formatRange(shown: Stretch, span: Stretch): string {
  if (shown.from <= span.from && shown.to >= span.to) return '';
  const from = Math.max(0, Math.floor(shown.from - span.from));
  return `${from}~${Math.max(from + 1, Math.ceil(shown.to - span.from))}`;
}
