import { ownValue, timeOfText } from '@trainyard/sdk/model';
import { UsageError } from './option-values';
import type { StateNames } from './output/state-names';

const operators = ['!=', '<=', '>=', '=', '<', '>', '~'] as const;
type Operator = (typeof operators)[number];

export type Condition = { field: string; operator: Operator; values: string[] };

/** The fields of a filter, and how to read them from a row. */
export type Fields<Row> = Record<string, (row: Row) => unknown>;

const token =
  /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(!=|<=|>=|[=<>~(),])|([^\s=<>~!(),"']+))/y;

/**
 * Parses `state=ERROR and user=me`: conditions joined by `and`, with = != < <= > >= ~ (contains)
 * and `in (a, b)`. Values may be quoted; a backslash goes before a quote or a backslash in them.
 * @throws UsageError that shows the invalid position
 */
export function parseWhere(text: string): Condition[] {
  const words = split(text);
  const conditions: Condition[] = [];
  let at = 0;
  const take = () => words[at++];
  const fail = (): never => {
    throw new UsageError(
      `--where takes conditions such as 'state=ERROR and user=me', and "${text}" goes wrong at "${words[at - 1]?.text ?? 'its end'}".`,
    );
  };
  const expect = (kind: 'sign' | 'word', fits: (text: string) => boolean = () => true) => {
    const word = take();
    return word?.kind === kind && fits(word.text) ? word.text : fail();
  };
  do {
    const field = expect('word');
    const sign = take();
    if (sign?.kind === 'word' && sign.text.toLowerCase() === 'in') {
      expect('sign', (found) => found === '(');
      const values = [expect('word')];
      while (expect('sign', (found) => found === ',' || found === ')') === ',')
        values.push(expect('word'));
      conditions.push({ field, operator: '=', values });
    } else {
      const operator = operators.find((each) => sign?.kind === 'sign' && each === sign.text);
      conditions.push({ field, operator: operator ?? fail(), values: [expect('word')] });
    }
  } while (at < words.length && expect('word', (found) => found.toLowerCase() === 'and'));
  return conditions;
}

/** A condition on users, with the name of the signed-in user instead of `me`. */
export const withName = (condition: Condition, username: string): Condition => ({
  ...condition,
  values: condition.values.map((value) => (value === 'me' ? username : value)),
});

type Word = { kind: 'sign' | 'word'; text: string };

function split(text: string): Word[] {
  const words: Word[] = [];
  token.lastIndex = 0;
  while (text.slice(token.lastIndex).trim() !== '') {
    const start = token.lastIndex;
    const [, double, single, sign, bare] = token.exec(text) ?? [];
    const word = (double ?? single)?.replace(/\\(["'\\])/g, '$1') ?? bare;
    if (sign !== undefined) words.push({ kind: 'sign', text: sign });
    else if (word !== undefined) words.push({ kind: 'word', text: word });
    else throw new UsageError(`--where cannot be parsed from "${text.slice(start).trim()}".`);
  }
  return words;
}

/**
 * Returns a test of rows for conditions. @throws UsageError for a field that these rows do not have
 */
export function matcher<Row>(conditions: Condition[], fields: Fields<Row>): (row: Row) => boolean {
  const tests = conditions.map((condition) => {
    const read = ownValue(fields, condition.field);
    if (read) return (row: Row) => holds(condition, read(row));
    const names = Object.keys(fields).join(', ');
    throw new UsageError(`--where has no field "${condition.field}" here; it has ${names}.`);
  });
  return (row) => tests.every((test) => test(row));
}

/**
 * Returns a condition with the master's names of states: pages say `Errored` for `ERROR`. Rejects
 * one that compares a state with a name that no state has; `error` and `STATE_ERROR` are `ERROR` too.
 * @param states the names of the states; without them any value is accepted
 * @throws UsageError with these names
 */
export function withStateNames(condition: Condition, states: StateNames | undefined): Condition {
  if (!states) return condition;
  const values = condition.values.map((text) =>
    states.includes('ERROR') && /^(errored|failed)$/i.test(text) ? 'ERROR' : text,
  );
  const withValues = { ...condition, values };
  if (condition.operator !== '=' && condition.operator !== '!=') return withValues;
  const names = new Set(states.map((state) => state.toUpperCase()));
  const wrong = values.find((text) => !names.has(text.toUpperCase().replace(/^(\w+_)?STATE_/, '')));
  if (wrong === undefined) return withValues;
  throw new UsageError(`--where ${condition.field} takes ${states.join(', ')}, not "${wrong}".`);
}

/** Returns true if a value, or one of several, fits a condition. */
export function holds({ operator, values }: Condition, found: unknown): boolean {
  const heldValues = Array.isArray(found) ? found : [found];
  if (operator === '!=') return !heldValues.some((item) => isSame(item, values));
  return heldValues.some((item) => {
    if (operator === '=') return isSame(item, values);
    const [value = ''] = values;
    if (operator === '~') return textOf(item).toLowerCase().includes(value.toLowerCase());
    const order = compare(item, value);
    if (order === undefined) return false;
    if (operator === '<') return order < 0;
    if (operator === '<=') return order <= 0;
    return operator === '>' ? order > 0 : order >= 0;
  });
}

const isSame = (item: unknown, values: string[]) =>
  values.some(
    (value) => textOf(item).toLowerCase() === value.toLowerCase() || compare(item, value) === 0,
  );

const textOf = (item: unknown) => (item === null || item === undefined ? '' : String(item));

/** Compares numbers as numbers, times as times; values of different types do not compare. */
function compare(item: unknown, value: string): number | undefined {
  if (item === null || item === undefined || value.trim() === '') return undefined;
  const number = Number(value);
  if (typeof item === 'number') return Number.isNaN(number) ? undefined : item - number;
  if (typeof item !== 'string' || !/^\d{4}-\d\d-\d\d/.test(item)) return undefined;
  const time = timeOfText(value);
  return time === undefined ? undefined : Date.parse(item) - time;
}
