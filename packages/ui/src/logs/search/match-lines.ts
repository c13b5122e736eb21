/** Positions of an expression in a line: start and end of each marked match. */
export type Edges = Array<[from: number, to: number]>;

export type Found = { index: number; edges: Edges };
export type MatchInput = { pattern: string; texts: string[] };
export type RegexRequest = MatchInput & { id: number };
export type RegexAnswer = { id: number; found: Found[] };

const maxMarks = 50;

/** The lines that match an expression, ignoring case; an empty match does not count. */
export function matchLines({ pattern, texts }: MatchInput): Found[] {
  const expression = new RegExp(pattern, 'gi');
  return texts.flatMap((text, index) => {
    const edges = edgesOf(expression, text);
    return edges.length > 0 ? [{ index, edges }] : [];
  });
}

function edgesOf(expression: RegExp, text: string): Edges {
  const edges: Edges = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    if (match[0] === '') expression.lastIndex += 1;
    else edges.push([match.index, match.index + match[0].length]);
    if (edges.length >= maxMarks) break;
  }
  return edges;
}
