import { ownValue, timeOfText } from '@trainyard/sdk/model';
import {
  type Conjunction,
  deepestGroup,
  type FilterColumn,
  type FilterField,
  type FilterGroup,
  type FilterNode,
  maxChildren,
  type Operator,
  operatorsOf,
  takesValue,
} from '~/features/experiments/base/filter/filter-set';
import { isNumeric, signs } from './print-query-line';
import { type Token, TokenError, tokensOf } from './query-tokens';
import type { Choice, Vocabulary } from './vocabulary';

/** The position of an error, in characters from the start of the line, and its reason. */
export type LineFault = { ok: false; at: number; length: number; message: string };
export type LineResult = { ok: true; group: FilterGroup } | LineFault;

/**
 * Reads a filter written as a line, such as `state = ERROR and (hp.lr > 0.01 or name ~ "vit b")`:
 * conditions joined by `and` and `or`, `and` first; `=`, `!=`, `>`, `>=`, `<`, `<=`, `~` (contains),
 * `!~` (does not contain), `is empty`, `is not empty`; names and values with blanks in quotes, days
 * as `2026-11-20`. An empty line has no conditions. Nothing is thrown: a fault has its position.
 */
export function parseQueryLine(line: string, vocabulary: Vocabulary): LineResult {
  try {
    const reader = new LineReader(tokensOf(line), line.length, vocabulary);
    return { ok: true, group: asRoot(reader.parseAll()) };
  } catch (fault) {
    if (!(fault instanceof TokenError)) throw fault;
    const { at, length, message } = fault;
    return { ok: false, at, length, message };
  }
}

const asRoot = (node: FilterNode | undefined): FilterGroup => {
  if (node?.kind === 'group') return node;
  return { kind: 'group', conjunction: 'and', children: node ? [node] : [] };
};

class LineReader {
  readonly #tokens: Token[];
  readonly #end: number;
  readonly #vocabulary: Vocabulary;
  #next = 0;

  constructor(tokens: Token[], end: number, vocabulary: Vocabulary) {
    this.#tokens = tokens;
    this.#end = end;
    this.#vocabulary = vocabulary;
  }

  parseAll(): FilterNode | undefined {
    if (this.#tokens.length === 0) return undefined;
    const node = this.#joined('or');
    const rest = this.#tokens[this.#next];
    if (rest) throw new TokenError(rest, `Expected "and" or "or" before "${rest.text}".`);
    return node;
  }

  #joined(conjunction: Conjunction): FilterNode {
    const start = this.#tokens[this.#next];
    const part = () => (conjunction === 'or' ? this.#joined('and') : this.#single());
    const children = [part()];
    while (this.#takeWord(conjunction)) children.push(part());
    const [only] = children;
    if (only && children.length === 1) return only;
    if (children.length > maxChildren && start)
      throw new TokenError(start, `A group holds at most ${maxChildren} conditions.`);
    // `a and (b and c)` says the same in one group
    const flat = children.flatMap((child) =>
      child.kind === 'group' && child.conjunction === conjunction ? child.children : [child],
    );
    const group: FilterGroup = { kind: 'group', conjunction, children: flat };
    if (depthOf(group) > deepestGroup && start)
      throw new TokenError(start, `Groups nest at most ${deepestGroup} deep.`);
    return group;
  }

  #single(): FilterNode {
    const open = this.#tokens[this.#next];
    if (open?.kind !== 'sign' || open.text !== '(') return this.#condition();
    this.#next += 1;
    const node = this.#joined('or');
    const close = this.#tokens[this.#next];
    if (close?.kind !== 'sign' || close.text !== ')')
      throw new TokenError(open, 'This parenthesis is not closed.');
    this.#next += 1;
    return node;
  }

  #condition(): FilterField {
    const columnToken = this.#word('a column');
    const column = this.#vocabulary.columnOf(columnToken.text);
    const fault = this.#vocabulary.faultOf?.(columnToken.text);
    if (!column || fault !== undefined)
      throw new TokenError(columnToken, fault ?? `There is no column "${columnToken.text}".`);
    const { operator, token } = this.#operator(columnToken);
    if (!operatorsOf(column).includes(operator))
      throw new TokenError(token, refusalOf(column, token));
    const value = takesValue(operator) ? this.#value(column, operator) : null;
    const type = column.type === untyped && value !== null ? typeOf(value) : column.type;
    return {
      kind: 'field',
      columnName: column.column,
      location: column.location,
      type,
      operator,
      value,
    };
  }

  #operator(column: Token): { operator: Operator; token: Token } {
    const token = this.#tokens[this.#next];
    const operator = token?.kind === 'sign' ? signs[token.text] : undefined;
    if (token && operator) {
      this.#next += 1;
      return { operator, token };
    }
    if (token && this.#takeWord('is')) {
      const isNot = this.#takeWord('not');
      if (this.#takeWord('empty')) return { operator: isNot ? 'notEmpty' : 'isEmpty', token };
    }
    throw this.#missing(`an operator such as "=" after "${column.text}"`);
  }

  #value(column: FilterColumn, operator: Operator): string | number {
    const token = this.#word('a value');
    const choices = ownValue(this.#vocabulary.choices, column.column);
    if (choices) return chosen(token, choices);
    // text that is compared by size finds nothing
    if (column.type === 'COLUMN_TYPE_NUMBER' || (column.type === untyped && isOrder(operator)))
      return numberOf(token);
    if (column.type === 'COLUMN_TYPE_DATE') return dayOf(token);
    const isNumber = column.type === untyped && !token.isQuoted && isNumeric(token.text);
    return isNumber ? Number(token.text) : token.text;
  }

  #takeWord(word: string): boolean {
    const token = this.#tokens[this.#next];
    const isIt = token?.kind === 'word' && !token.isQuoted && token.text.toLowerCase() === word;
    if (isIt) this.#next += 1;
    return isIt;
  }

  #word(what: string): Token {
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'word') throw this.#missing(what);
    this.#next += 1;
    return token;
  }

  #missing(what: string): TokenError {
    const nextToken = this.#tokens[this.#next];
    const instead = nextToken ? `, found "${nextToken.text}"` : '';
    return new TokenError(nextToken ?? { at: this.#end, length: 0 }, `Expected ${what}${instead}.`);
  }
}

// the type of a hyperparameter follows from the value that it is compared with; a quoted number is
// a text
const untyped = 'COLUMN_TYPE_UNSPECIFIED';
const typeOf = (value: string | number) =>
  typeof value === 'number' ? 'COLUMN_TYPE_NUMBER' : 'COLUMN_TYPE_TEXT';

const isOrder = (operator: Operator) => /^[<>]/.test(operator);

/** The operators that the column allows instead. */
function refusalOf(column: FilterColumn, { text }: Token): string {
  const words: Partial<Record<Operator, string>> = {
    isEmpty: 'is empty',
    notEmpty: 'is not empty',
  };
  const allowedOperators = operatorsOf(column).map(
    (operator) => words[operator] ?? Object.keys(signs).find((sign) => signs[sign] === operator),
  );
  return `"${column.column}" cannot be compared by "${text}", only by ${allowedOperators.join(', ')}.`;
}

const depthOf = ({ children }: FilterGroup): number =>
  Math.max(0, ...children.map((child) => (child.kind === 'group' ? 1 + depthOf(child) : 0)));

function chosen(token: Token, choices: readonly Choice[]): string {
  const typed = token.text.toLowerCase();
  const choice = choices.find(
    ({ name, value }) => name.toLowerCase() === typed || value.toLowerCase() === typed,
  );
  if (choice) return choice.value;
  // a value may have several names
  const choiceNames = new Map(choices.toReversed().map(({ name, value }) => [value, name]));
  const names = [...choiceNames.values()].toReversed().slice(0, 8);
  throw new TokenError(token, `"${token.text}" is not one of ${names.join(', ')}.`);
}

function numberOf(token: Token): number {
  if (!isNumeric(token.text)) throw new TokenError(token, `"${token.text}" is not a number.`);
  return Number(token.text);
}

/** The start of a day in UTC, which is what the master compares with. */
function dayOf(token: Token): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(token.text) ? timeOfText(token.text) : undefined;
  if (time === undefined)
    throw new TokenError(token, `"${token.text}" is not a day such as 2026-11-20.`);
  return new Date(time).toISOString();
}
