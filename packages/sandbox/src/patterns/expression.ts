import { type Part, patternTest, TooManySteps } from './automaton';

/** A regular expression that cannot be read; the message is the reason in the database's words. */
export class InvalidExpression extends Error {}

/**
 * Returns a test for a regular expression of a user: it takes the same work whatever the
 * expression is. It reads the part that Go, Postgres and JavaScript share, and the
 * flags `i`, `m` and `s` at the start; without references and without looking around.
 * @throws InvalidExpression
 */
export function expressionTest(source: string, onStep?: () => void): (text: string) => boolean {
  const [lead = '', flags = ''] = /^\(\?([ims]+)\)/.exec(source) ?? [];
  const reader = new ExpressionReader(source.slice(lead.length), flags);
  try {
    return patternTest(reader.whole(), { maxSteps, onStep });
  } catch (error) {
    if (error instanceof TooManySteps) {
      throw new InvalidExpression('regular expression is too complex');
    }
    throw error;
  }
}

const maxSteps = 2_000;

type CharacterTest = (character: string) => boolean;

const isWord: CharacterTest = (character) => /^\w$/.test(character);
const isNewline: CharacterTest = (character) => /^[\n\r\u2028\u2029]$/.test(character);
const not =
  (test: CharacterTest): CharacterTest =>
  (character) =>
    !test(character);

const isDigit: CharacterTest = (character) => /^\d$/.test(character);
const isSpace: CharacterTest = (character) => /^\s$/.test(character);

const namedClasses: Record<string, CharacterTest> = {
  d: isDigit,
  D: not(isDigit),
  w: isWord,
  W: not(isWord),
  s: isSpace,
  S: not(isSpace),
};

const controls: Record<string, string> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' };

const isWordEdge = (before: string, after: string) => isWord(before) !== isWord(after);

const maxDepth = 200;

class ExpressionReader {
  readonly #characters: string[];
  readonly #flags: string;
  #at = 0;
  #depth = 0;

  constructor(source: string, flags: string) {
    this.#characters = [...source];
    this.#flags = flags;
  }

  whole(): Part {
    const part = this.#choice();
    if (this.#at < this.#characters.length) throw notBalanced();
    return part;
  }

  #next = () => this.#characters[this.#at];
  #take = () => this.#characters[this.#at++] ?? '';

  /** Takes the text if it comes next. */
  #skip(text: string): boolean {
    const isNext = this.#characters.slice(this.#at, this.#at + text.length).join('') === text;
    if (isNext) this.#at += text.length;
    return isNext;
  }

  /** Takes the expression's text if it comes next: the pattern begins with `^`. */
  #skipLike(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#characters.slice(this.#at, this.#at + 80).join(''));
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  #choice(): Part {
    const parts = [this.#sequence()];
    while (this.#skip('|')) parts.push(this.#sequence());
    return { kind: 'choice', parts };
  }

  #sequence(): Part {
    const parts: Part[] = [];
    for (;;) {
      const next = this.#next();
      if (next === undefined || next === '|' || next === ')') return { kind: 'sequence', parts };
      parts.push(this.#repeated(this.#atom()));
    }
  }

  #repeated(part: Part): Part {
    const [found, sign, lowest, comma, highest] =
      this.#skipLike(/^(?:([*+?])|\{(\d{1,4})(,)?(\d{1,4})?\})\??/) ?? [];
    if (found === undefined) return part;
    if (/^[*+?]/.test(this.#next() ?? ''))
      throw new InvalidExpression('quantifier operand invalid');
    const min = sign === undefined ? Number(lowest) : Number(sign === '+');
    const endless =
      sign === undefined ? comma !== undefined && highest === undefined : sign !== '?';
    const max = endless ? Number.POSITIVE_INFINITY : sign === '?' ? 1 : Number(highest ?? lowest);
    if (max < min) throw new InvalidExpression('invalid repetition count(s)');
    return { kind: 'repeat', part, min, max };
  }

  #atom(): Part {
    const character = this.#take();
    if (character === '(') return this.#group();
    if (character === '[') return one(this.#class());
    if (character === '.') {
      return one(this.#flags.includes('s') ? () => true : not(isNewline));
    }
    if (character === '^' || character === '$') return this.#lineEdge(character);
    if (character === '\\') return this.#escape();
    if ('*+?'.includes(character)) throw new InvalidExpression('quantifier operand invalid');
    return one(this.#literal(character));
  }

  #lineEdge(character: string): Part {
    const isAtLines = this.#flags.includes('m');
    return {
      kind: 'edge',
      test: (before, after) => {
        const beside = character === '^' ? before : after;
        return beside === '' || (isAtLines && isNewline(beside));
      },
    };
  }

  #group(): Part {
    this.#skipLike(/^\?(?::|P?<[A-Za-z_]\w{0,60}>)/);
    if (this.#next() === '?') throw unreadable('looking around');
    this.#depth += 1;
    if (this.#depth > maxDepth) throw new InvalidExpression('regular expression is too complex');
    const part = this.#choice();
    this.#depth -= 1;
    if (!this.#skip(')')) throw notBalanced();
    return part;
  }

  #escape(): Part {
    if (this.#skip('b')) return { kind: 'edge', test: isWordEdge };
    if (this.#skip('B')) {
      return { kind: 'edge', test: (before, after) => !isWordEdge(before, after) };
    }
    const member = this.#escaped();
    return one(typeof member === 'string' ? this.#literal(member) : member);
  }

  /** Reads behind a backslash: a class, or the character that is meant. */
  #escaped(): CharacterTest | string {
    const code = this.#skipLike(/^(?:x([\da-f]{2})|u([\da-f]{4}))/i);
    if (code) return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? '', 16));
    const name = this.#take();
    if (/^[1-9]$/.test(name)) throw unreadable('references');
    const found = namedClasses[name] ?? controls[name];
    if (found !== undefined) return found;
    if (name === '' || isWord(name)) throw new InvalidExpression('invalid escape \\ sequence');
    return name;
  }

  #class(): CharacterTest {
    const isNegated = this.#skip('^');
    const tests: CharacterTest[] = [];
    for (let isFirst = true; isFirst || this.#next() !== ']'; isFirst = false) {
      const member = this.#member();
      if (typeof member === 'string' && this.#isRange()) tests.push(this.#range(member));
      else tests.push(typeof member === 'string' ? this.#literal(member) : member);
    }
    this.#take();
    return (character) => tests.some((test) => test(character)) !== isNegated;
  }

  #member(): CharacterTest | string {
    if (this.#next() === undefined) throw new InvalidExpression('brackets [] not balanced');
    const character = this.#take();
    return character === '\\' ? this.#escaped() : character;
  }

  // a dash before the end of the class is only a dash
  #isRange = () => this.#next() === '-' && this.#characters[this.#at + 1] !== ']';

  #range(first: string): CharacterTest {
    this.#take();
    const last = this.#member();
    if (typeof last !== 'string' || last < first) {
      throw new InvalidExpression('invalid character range');
    }
    const isWithin: CharacterTest = (character) => {
      const code = codeOf(character);
      return code >= codeOf(first) && code <= codeOf(last);
    };
    if (!this.#flags.includes('i')) return isWithin;
    return (character) => isWithin(character.toLowerCase()) || isWithin(character.toUpperCase());
  }

  #literal(expected: string): CharacterTest {
    if (!this.#flags.includes('i')) return (character) => character === expected;
    const lower = expected.toLowerCase();
    return (character) => character.toLowerCase() === lower;
  }
}

const one = (test: CharacterTest): Part => ({ kind: 'one', test });
const codeOf = (character: string) => character.codePointAt(0) ?? 0;
const notBalanced = () => new InvalidExpression('parentheses () not balanced');
const unreadable = (what: string) =>
  new InvalidExpression(`the sandbox reads expressions without ${what}`);
