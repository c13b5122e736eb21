/** Lines of a text from the first to the last, counted from 1. */
export type CodeLines = { from: number; to: number };

/** Parses `L10-L20` or `L10` of a link; undefined for anything else. */
export function parseLines(hash: string): CodeLines | undefined {
  const match = /^#?L(\d{1,7})(?:-L?(\d{1,7}))?$/.exec(hash);
  if (!match) return undefined;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from > 0 && to > 0 ? { from: Math.min(from, to), to: Math.max(from, to) } : undefined;
}

export const linesHash = ({ from, to }: CodeLines): string =>
  from === to ? `L${from}` : `L${from}-L${to}`;

/** The chosen lines after a click on a line number; with Shift, up to that line. */
export const pickLines = (
  line: number,
  before: CodeLines | undefined,
  isExtending: boolean,
): CodeLines =>
  before && isExtending
    ? { from: Math.min(before.from, line), to: Math.max(before.from, line) }
    : { from: line, to: line };
