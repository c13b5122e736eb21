/** The reason why an expression is invalid, and its range. */
export type ExpressionFault = { ok: false; at: number; length: number; message: string };

/** Computes a number from the numbers of named columns; undefined if one of them is missing. */
export type Evaluate = (read: (name: string) => number | undefined) => number | undefined;

export type ReadExpression = { ok: true; evaluate: Evaluate } | ExpressionFault;

type Kind = 'number' | 'name' | 'sign';
type Token = { kind: Kind; text: string; at: number; length: number };

class Fault extends Error {
  readonly token: Pick<Token, 'at' | 'length'>;

  constructor(token: Pick<Token, 'at' | 'length'>, message: string) {
    super(message);
    this.token = token;
  }
}

const functions: Record<string, { maxArguments: number; of: (args: number[]) => number }> = {
  min: { maxArguments: Number.POSITIVE_INFINITY, of: (args) => Math.min(...args) },
  max: { maxArguments: Number.POSITIVE_INFINITY, of: (args) => Math.max(...args) },
  abs: { maxArguments: 1, of: ([value = Number.NaN]) => Math.abs(value) },
  log: { maxArguments: 1, of: ([value = Number.NaN]) => Math.log(value) },
  exp: { maxArguments: 1, of: ([value = Number.NaN]) => Math.exp(value) },
};
export const functionNames = Object.keys(functions);

const functionNamed = (name: string) =>
  Object.hasOwn(functions, name) ? functions[name] : undefined;

const tokenPattern =
  /(\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)|([a-z_][\w.]*)|`([^`]+)`|([-+*/(),])/iy;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    if (/\s/.test(text[at] ?? '')) {
      at += 1;
      continue;
    }
    tokenPattern.lastIndex = at;
    const [token = '', number, bare, quoted, sign] = tokenPattern.exec(text) ?? [];
    const symbol = number ?? bare ?? quoted ?? sign;
    if (symbol === undefined) throw unreadable(text, at);
    const kind = number !== undefined ? 'number' : sign !== undefined ? 'sign' : 'name';
    tokens.push({ kind, text: symbol, at, length: token.length });
    at += token.length;
  }
  return tokens;
}

const unreadable = (text: string, at: number) =>
  text[at] === '`'
    ? new Fault({ at, length: text.length - at }, 'This ` is not closed')
    : new Fault({ at, length: 1 }, `“${text[at]}” is not expected here`);

/** The maximum length of an expression in characters. */
export const longestExpression = 300;

type Options = { isName: (name: string) => boolean };

/**
 * Parses `(validation.loss - 1) / hp.lr`: numbers, names of columns (with backticks around other
 * characters than letters, digits, _ and .), + - * /, parentheses and functions. Nothing of it is
 * executed as code.
 */
export function readExpression(text: string, options: Options): ReadExpression {
  try {
    if (text.length > longestExpression)
      throw new Fault(
        { at: longestExpression, length: 1 },
        `It may be ${longestExpression} characters long`,
      );
    return { ok: true, evaluate: parse(tokensOf(text), text.length, options) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ok: false, ...error.token, message: error.message };
  }
}

type Two = (left: number, right: number) => number;
const sums: Record<string, Two> = { '+': (a, b) => a + b, '-': (a, b) => a - b };
const products: Record<string, Two> = { '*': (a, b) => a * b, '/': (a, b) => a / b };

function both(left: Evaluate, right: Evaluate, of: Two): Evaluate {
  return (read) => {
    const [a, b] = [left(read), right(read)];
    return a === undefined || b === undefined ? undefined : of(a, b);
  };
}

function parse(tokens: readonly Token[], end: number, { isName }: Options): Evaluate {
  let place = 0;
  const isSign = (sign: string) => tokens[place]?.kind === 'sign' && tokens[place]?.text === sign;
  const ended = (expected: string) => new Fault({ at: end, length: 1 }, `${expected} is missing`);

  function chain(next: () => Evaluate, signs: Record<string, Two>): Evaluate {
    let left = next();
    for (;;) {
      const token = tokens[place];
      const of = token?.kind === 'sign' ? signs[token.text] : undefined;
      if (!of) return left;
      place += 1;
      left = both(left, next(), of);
    }
  }
  const sum = (): Evaluate => chain(product, sums);
  const product = (): Evaluate => chain(signed, products);

  function signed(): Evaluate {
    if (!isSign('-')) return value();
    place += 1;
    const inner = signed();
    return (read) => {
      const value = inner(read);
      return value === undefined ? undefined : -value;
    };
  }

  function close() {
    const token = tokens[place];
    if (!token) throw ended('A closing parenthesis');
    if (!isSign(')')) throw new Fault(token, `“${token.text}” is not expected here`);
    place += 1;
  }

  function value(): Evaluate {
    const token = tokens[place];
    if (!token) throw ended('A number or a column');
    place += 1;
    if (token.kind === 'number') return () => Number(token.text);
    if (token.kind === 'name') return isSign('(') ? call(token) : column(token);
    if (token.text !== '(') throw new Fault(token, `“${token.text}” is not expected here`);
    const inner = sum();
    close();
    return inner;
  }

  function column(token: Token): Evaluate {
    const { text } = token;
    if (functionNamed(text)) throw new Fault(token, `“${text}” is a function: ${text}( )`);
    if (!isName(text)) throw new Fault(token, `There is no column “${text}” with numbers`);
    return (read) => read(text);
  }

  function call(token: Token): Evaluate {
    const definition = functionNamed(token.text);
    if (!definition)
      throw new Fault(token, `There is no function “${token.text}”: ${functionNames.join(', ')}`);
    place += 1;
    const args = [sum()];
    while (isSign(',')) {
      place += 1;
      args.push(sum());
    }
    close();
    if (args.length > definition.maxArguments)
      throw new Fault(token, `“${token.text}” takes one value`);
    return (read) => {
      const values = args.map((arg) => arg(read));
      // undefined if any value is undefined
      return values.includes(undefined) ? undefined : definition.of(values as number[]);
    };
  }

  const result = sum();
  const rest = tokens[place];
  if (rest) throw new Fault(rest, `“${rest.text}” is not expected here`);
  return result;
}
