/** A word or an operator of a filter line, with its position. */
export type Token = {
  kind: 'word' | 'sign';
  text: string;
  isQuoted: boolean;
  at: number;
  length: number;
};

/** The error of a filter line, with the position of the error. */
export class TokenError extends Error {
  readonly at: number;
  readonly length: number;

  constructor({ at, length }: Pick<Token, 'at' | 'length'>, message: string) {
    super(message);
    this.at = at;
    this.length = length;
  }
}

const token =
  /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(!=|!~|<=|>=|[=<>~()])|([^\s=<>~!(),"']+))/y;

/**
 * Splits a filter line into tokens.
 * @throws TokenError at any other character
 */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  for (;;) {
    const start = token.lastIndex;
    const at = start + (line.slice(start).length - line.slice(start).trimStart().length);
    if (at === line.length) return tokens;
    const [, double, single, sign, bare] = token.exec(line) ?? [];
    const text = unescaped(double) ?? unescaped(single) ?? sign ?? bare;
    if (text === undefined) throw unreadable(line, at);
    const isQuoted = double !== undefined || single !== undefined;
    const kind = sign === undefined ? 'word' : 'sign';
    tokens.push({ kind, text, isQuoted, at, length: token.lastIndex - at });
  }
}

const unescaped = (quoted: string | undefined) => quoted?.replace(/\\(.)/g, '$1');

const unreadable = (line: string, at: number) =>
  /["']/.test(line[at] ?? '')
    ? new TokenError({ at, length: line.length - at }, 'This quote is not closed.')
    : new TokenError({ at, length: 1 }, `"${line[at]}" is not allowed here.`);
