import { invalidArgument } from '../handlers/errors';

// Parses a request body like the master's decoder: the first value counts, text after it is
// ignored, and errors have the text of that decoder.

/** The first JSON value of a text, or undefined if it only has blanks. */
export function parseFirst(text: string): unknown {
  const scanner = new Scanner(text);
  scanner.blanks();
  if (scanner.atEnd()) return undefined;
  const start = scanner.position;
  scanner.value();
  // numbers become doubles, as in the free objects of the master: metrics, hyperparameters
  return JSON.parse(text.slice(start, scanner.position));
}

// the decoder's own limit is ten times that, which is too deep for the code behind it
const deepest = 1000;

const quoted = (character: string) =>
  character === "'" ? `'\\''` : `'${JSON.stringify(character).slice(1, -1).replace('\\"', '"')}'`;

class Scanner {
  readonly #text: string;
  #depth = 0;
  position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  atEnd() {
    return this.position >= this.#text.length;
  }

  blanks() {
    while (!this.atEnd() && ' \t\r\n'.includes(this.#peek())) this.position += 1;
  }

  value(where = 'looking for beginning of value') {
    const first = this.#need();
    if (first === '{') this.#object();
    else if (first === '[') this.#array();
    else if (first === '"') this.#string();
    else if (first === 't') this.#literal('true');
    else if (first === 'f') this.#literal('false');
    else if (first === 'n') this.#literal('null');
    else if (first === '-' || isDigit(first)) this.#number();
    else this.#fail(where);
  }

  #object() {
    this.#enter();
    if (this.#take('}')) return this.#leave();
    do {
      this.blanks();
      if (this.#need() !== '"') this.#fail('looking for beginning of object key string');
      this.#string();
      this.blanks();
      if (this.#need() !== ':') this.#fail('after object key');
      this.position += 1;
      this.blanks();
      this.value();
      this.blanks();
    } while (this.#take(','));
    if (!this.#take('}')) this.#fail('after object key:value pair');
    this.#leave();
  }

  #array() {
    this.#enter();
    if (this.#take(']')) return this.#leave();
    do {
      this.blanks();
      this.value();
      this.blanks();
    } while (this.#take(','));
    if (!this.#take(']')) this.#fail('after array element');
    this.#leave();
  }

  #enter() {
    this.#depth += 1;
    if (this.#depth > deepest) throw invalidArgument('exceeded max depth');
    this.position += 1;
    this.blanks();
  }

  #leave() {
    this.#depth -= 1;
  }

  #string() {
    this.position += 1;
    for (let character = this.#need(); character !== '"'; character = this.#need()) {
      if (character < ' ') this.#fail('in string literal');
      this.position += 1;
      if (character === '\\') this.#escape();
    }
    this.position += 1;
  }

  #escape() {
    const character = this.#need();
    if (!'"\\/bfnrtu'.includes(character)) this.#fail('in string escape code');
    this.position += 1;
    if (character !== 'u') return;
    for (let count = 0; count < 4; count++) {
      if (!/[\da-f]/i.test(this.#need())) this.#fail('in \\u hexadecimal character escape');
      this.position += 1;
    }
  }

  #literal(word: string) {
    for (const expected of word) {
      if (this.#need() !== expected)
        this.#fail(`in literal ${word} (expecting ${quoted(expected)})`);
      this.position += 1;
    }
  }

  #number() {
    this.#take('-');
    if (!isDigit(this.#need())) this.#fail('in numeric literal');
    if (!this.#take('0')) this.#digits();
    if (this.#take('.')) this.#digits('after decimal point in numeric literal');
    if (this.#take('e') || this.#take('E')) {
      if (!this.#take('+')) this.#take('-');
      this.#digits('in exponent of numeric literal');
    }
  }

  #digits(where = 'in numeric literal') {
    if (!isDigit(this.#need())) this.#fail(where);
    while (!this.atEnd() && isDigit(this.#peek())) this.position += 1;
  }

  #take(character: string): boolean {
    if (this.atEnd() || this.#peek() !== character) return false;
    this.position += 1;
    return true;
  }

  #peek() {
    return this.#text.charAt(this.position);
  }

  #need(): string {
    if (this.atEnd()) throw invalidArgument('unexpected EOF');
    return this.#peek();
  }

  #fail(where: string): never {
    throw invalidArgument(`invalid character ${quoted(this.#need())} ${where}`);
  }
}

const isDigit = (character: string) => character >= '0' && character <= '9';
