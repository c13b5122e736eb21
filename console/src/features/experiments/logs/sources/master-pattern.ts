/**
 * Returns an expression for a master's search that finds every line that the JavaScript expression
 * finds, ignoring case; it may find more. Undefined where the two languages may differ, as with the
 * ends of lines and words, looking around and references.
 */
export function masterPattern(pattern: string): string | undefined {
  let rest = pattern;
  let result = '';
  while (rest !== '') {
    const part = rest.startsWith('[') ? classPart(rest) : plainPart(rest);
    if (part === undefined) return undefined;
    result += part.result;
    rest = rest.slice(part.length);
  }
  return result === '' ? undefined : result;
}

type Part = { length: number; result: string };

const wholePart = (text: string, result = text): Part => ({ length: text.length, result });

const punctuation = /^[!-/:-@[-`{-~]$/;

/** An escape that means the same in both; undefined for others. */
function escapePart(text: string): Part | undefined {
  const escaped = text.slice(0, 2);
  const name = escaped[1] ?? '';
  return /^[dwst]$/.test(name) || punctuation.test(name) ? wholePart(escaped) : undefined;
}

const plainRules: readonly [RegExp, (text: string) => Part | undefined][] = [
  [/^\\/, escapePart],
  [/^\((?!\?)|^\(\?:/, (text) => wholePart(text.startsWith('(?:') ? '(?:' : '(')],
  [/^\{\d{1,2}(,\d{0,2})?\}/, (text) => wholePart(text.slice(0, text.indexOf('}') + 1))],
  [/^[).|*+?]/, (text) => wholePart(text.slice(0, 1))],
  [/^[^({^$\\[]/, (text) => wholePart(text.slice(0, 1), eitherCase(text.slice(0, 1)))],
];

const plainPart = (text: string): Part | undefined =>
  plainRules.find(([start]) => start.test(text))?.[1](text);

/** A letter in both cases; the escape of anything that a language may read as its own. */
function eitherCase(letter: string): string {
  const cases = casesOf(letter);
  if (cases.length > 1) return `[${cases}]`;
  return punctuation.test(letter) ? `\\${letter}` : letter;
}

function casesOf(letter: string): string {
  const lower = letter.toLowerCase();
  const upper = letter.toUpperCase();
  return lower !== upper && lower.length === 1 && upper.length === 1 ? lower + upper : letter;
}

/** A class of characters, such as `[^a-f_]`. */
function classPart(text: string): Part | undefined {
  const end = /^\[\^?(?:[^\]\\]|\\.)+\]/.exec(text)?.[0];
  if (end === undefined) return undefined;
  const isNegated = end.startsWith('[^');
  let rest = end.slice(isNegated ? 2 : 1, -1);
  let result = isNegated ? '[^' : '[';
  while (rest !== '') {
    const part = memberPart(rest);
    if (part === undefined) return undefined;
    result += part.result;
    rest = rest.slice(part.length);
  }
  return { length: end.length, result: `${result}]` };
}

const ranges = [/^[a-z]-[a-z]/, /^[A-Z]-[A-Z]/, /^\d-\d/];

function memberPart(text: string): Part | undefined {
  if (text.startsWith('\\')) return /^\\.-/.test(text) ? undefined : escapePart(text);
  const range = ranges.flatMap((each) => each.exec(text)?.[0] ?? [])[0];
  if (range) {
    const lower = range.toLowerCase();
    const upper = range.toUpperCase();
    return wholePart(range, lower === upper ? range : lower + upper);
  }
  // another range, whose order of characters may differ
  if (/^.-./.test(text)) return undefined;
  const first = text.slice(0, 1);
  return wholePart(first, punctuation.test(first) ? `\\${first}` : casesOf(first));
}
