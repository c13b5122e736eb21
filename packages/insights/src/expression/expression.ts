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

type FunctionOfNumbers = { arguments: 'any' | 1 | 2; of: (args: number[]) => number };

const functions: Record<string, FunctionOfNumbers> = {
  min: { arguments: 'any', of: (args) => Math.min(...args) },
  max: { arguments: 'any', of: (args) => Math.max(...args) },
  abs: { arguments: 1, of: ([value = Number.NaN]) => Math.abs(value) },
  log: { arguments: 1, of: ([value = Number.NaN]) => Math.log(value) },
  exp: { arguments: 1, of: ([value = Number.NaN]) => Math.exp(value) },
  ratio: { arguments: 2, of: ([value = Number.NaN, by = Number.NaN]) => value / by },
};
export const functionNames = Object.keys(functions);

const functionNamed = (name: string) =>
  Object.hasOwn(functions, name) ? functions[name] : undefined;

/** Builds what an expression means, from its parts. */
export type Meaning<Value> = {
  number: (value: number) => Value;
  column: (name: string) => Value;
  /** applies a function of numbers, such as a sum, to values */
  apply: (args: readonly Value[], of: (numbers: number[]) => number) => Value;
  /** functions of a value and a number that is written in the expression, with its bounds */
  withNumber?: Record<
    string,
    { min: number; max: number; of: (value: Value, by: number) => Value }
  >;
};

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

type Options = {
  isName: (name: string) => boolean;
  /** how messages call what a name stands for; a column by default */
  noun?: string;
};

/** The value of a text that can be read, or the reason why it cannot. */
export type Parsed<Value> = { ok: true; value: Value } | ExpressionFault;

/**
 * Parses `(validation.loss - 1) / hp.lr`: numbers, names of columns (with backticks around other
 * characters than letters, digits, _ and .), + - * /, parentheses and functions. Nothing of it is
 * executed as code.
 */
export function parseExpression<Value>(
  text: string,
  options: Options,
  meaning: Meaning<Value>,
): Parsed<Value> {
  try {
    if (text.length > longestExpression)
      throw new Fault(
        { at: longestExpression, length: 1 },
        `It may be ${longestExpression} characters long`,
      );
    return { ok: true, value: parse(tokensOf(text), text.length, options, meaning) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ok: false, ...error.token, message: error.message };
  }
}

/** Reads an expression whose names stand for numbers. */
export function readExpression(text: string, options: Options): ReadExpression {
  const parsed = parseExpression<Evaluate>(text, options, {
    number: (value) => () => value,
    column: (name) => (read) => read(name),
    apply: (args, of) => (read) => {
      const values = args.map((arg) => arg(read));
      // undefined if any value is undefined
      return values.includes(undefined) ? undefined : of(values as number[]);
    },
  });
  return parsed.ok ? { ok: true, evaluate: parsed.value } : parsed;
}

type Operator = (args: number[]) => number;
const sums: Record<string, Operator> = {
  '+': ([a = Number.NaN, b = Number.NaN]) => a + b,
  '-': ([a = Number.NaN, b = Number.NaN]) => a - b,
};
const products: Record<string, Operator> = {
  '*': ([a = Number.NaN, b = Number.NaN]) => a * b,
  '/': ([a = Number.NaN, b = Number.NaN]) => a / b,
};
const negative: Operator = ([value = Number.NaN]) => -value;

function parse<Value>(
  tokens: readonly Token[],
  end: number,
  { isName, noun = 'column' }: Options,
  meaning: Meaning<Value>,
): Value {
  let place = 0;
  const isSign = (sign: string) => tokens[place]?.kind === 'sign' && tokens[place]?.text === sign;
  const ended = (expected: string) => new Fault({ at: end, length: 1 }, `${expected} is missing`);
  const { withNumber = {} } = meaning;
  const names = [...functionNames, ...Object.keys(withNumber)];

  function chain(next: () => Value, signs: Record<string, Operator>): Value {
    let left = next();
    for (;;) {
      const token = tokens[place];
      const of = token?.kind === 'sign' ? signs[token.text] : undefined;
      if (!of) return left;
      place += 1;
      left = meaning.apply([left, next()], of);
    }
  }
  const sum = (): Value => chain(product, sums);
  const product = (): Value => chain(signed, products);

  function signed(): Value {
    if (!isSign('-')) return value();
    place += 1;
    return meaning.apply([signed()], negative);
  }

  function expect(sign: string, expected: string) {
    const token = tokens[place];
    if (!token) throw ended(expected);
    if (!isSign(sign)) throw new Fault(token, `“${token.text}” is not expected here`);
    place += 1;
  }
  const close = () => expect(')', 'A closing parenthesis');

  function value(): Value {
    const token = tokens[place];
    if (!token) throw ended(`A number or a ${noun}`);
    place += 1;
    if (token.kind === 'number') return meaning.number(Number(token.text));
    if (token.kind === 'name') return isSign('(') ? call(token) : column(token);
    if (token.text !== '(') throw new Fault(token, `“${token.text}” is not expected here`);
    const inner = sum();
    close();
    return inner;
  }

  function column(token: Token): Value {
    const { text } = token;
    if (names.includes(text)) throw new Fault(token, `“${text}” is a function: ${text}( )`);
    if (!isName(text)) throw new Fault(token, `There is no ${noun} “${text}” with numbers`);
    return meaning.column(text);
  }

  function call(token: Token): Value {
    const ofNumber = Object.hasOwn(withNumber, token.text) ? withNumber[token.text] : undefined;
    if (ofNumber) return callWithNumber(token, ofNumber);
    const definition = functionNamed(token.text);
    if (!definition)
      throw new Fault(token, `There is no function “${token.text}”: ${names.join(', ')}`);
    place += 1;
    const args = [sum()];
    while (isSign(',')) {
      place += 1;
      args.push(sum());
    }
    close();
    const count = definition.arguments;
    if (count !== 'any' && args.length !== count)
      throw new Fault(token, `“${token.text}” takes ${count === 1 ? 'one value' : 'two values'}`);
    return meaning.apply(args, definition.of);
  }

  function callWithNumber(
    { text }: Token,
    { min, max, of }: NonNullable<Meaning<Value>['withNumber']>[string],
  ): Value {
    place += 1;
    const inner = sum();
    expect(',', `A comma and a number from ${min} to ${max}`);
    const token = tokens[place];
    if (!token) throw ended(`A number from ${min} to ${max}`);
    const by = token.kind === 'number' ? Number(token.text) : Number.NaN;
    if (!(by >= min && by <= max))
      throw new Fault(token, `The second value of “${text}” is a number from ${min} to ${max}`);
    place += 1;
    close();
    return of(inner, by);
  }

  const result = sum();
  const rest = tokens[place];
  if (rest) throw new Fault(rest, `“${rest.text}” is not expected here`);
  return result;
}
