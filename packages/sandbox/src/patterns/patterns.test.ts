import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { likeTest } from '../lists/filters';
import { expressionTest, InvalidExpression } from './expression';
import { globTest } from './glob';

const letters = ['a', 'A', 'b', '.', '/', '👩', 'é', '\n'];
const text = fc.array(fc.constantFrom(...letters, '%', '_'), { maxLength: 8 });
const pattern = fc.array(fc.constantFrom('%', '_', '%', ...letters), { maxLength: 6 });

/** Tries all ways, which may take for ever: the plainest reading of the rule. */
function isLikeByRule([first, ...parts]: string[], characters: string[]): boolean {
  if (first === undefined) return characters.length === 0;
  const [character, ...others] = characters;
  if (first === '%') {
    return (
      isLikeByRule(parts, characters) ||
      (character !== undefined && isLikeByRule([first, ...parts], others))
    );
  }
  if (character === undefined) return false;
  const isEqual = first === '_' || first.toLowerCase() === character.toLowerCase();
  return isEqual && isLikeByRule(parts, others);
}

/** Counts the steps of a test on a text. */
function stepsOf(make: (onStep: () => void) => (text: string) => boolean, subject: string) {
  let steps = 0;
  make(() => {
    steps += 1;
  })(subject);
  return steps;
}

describe('a text of a search', () => {
  test('matches as the plain rule says, letters beyond U+FFFF included (attack ATK-12, PB10)', () => {
    fc.assert(
      fc.property(pattern, text, (parts, characters) => {
        expect(likeTest(parts.join(''))(characters.join(''))).toBe(isLikeByRule(parts, characters));
      }),
      { numRuns: 2_000 },
    );
    expect(likeTest('%👩%')('emoji 👩‍👩‍👧')).toBe(true);
  });

  test('takes at most one step for each character and part of the pattern (attack ATK-12)', () => {
    fc.assert(
      fc.property(pattern, text, (parts, characters) => {
        const steps = stepsOf((onStep) => likeTest(parts.join(''), onStep), characters.join(''));
        expect(steps).toBeLessThanOrEqual((parts.length + 1) * (characters.length + 1));
      }),
    );
    const evil = `${'%a'.repeat(50)}~`;
    expect(stepsOf((onStep) => likeTest(evil, onStep), 'a'.repeat(500))).toBeLessThan(51_000);
  });
});

test.each([
  ['**', 'a/b/c', true],
  ['*', 'a/b', false],
  ['*.pt', 'model.pt', true],
  ['**/*.pt', 'model.pt', true],
  ['**/*.pt', 'a/b/model.pt', true],
  ['a/**/b', 'a/x/y/b', true],
  ['a?c', 'a/c', false],
  ['a?c', 'a👩c', true],
  ['[a]', 'a', false],
])('the glob %j for %j is %j', (glob, path, expected) => {
  expect(globTest(glob)(path)).toBe(expected);
});

test('a glob of many stars takes steps in proportion to the path (attack ATK-12)', () => {
  const evil = `${'**/'.repeat(30)}${'*a'.repeat(30)}~`;
  expect(stepsOf((onStep) => globTest(evil, onStep), 'a/'.repeat(200))).toBeLessThan(150_000);
});

const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '[ab]',
  '[^a]',
  '[a-c]',
  '\\w',
  '\\S',
  '\\.',
  '^',
  '$',
  '\\b',
);
const { expression } = fc.letrec<{ expression: string; piece: string }>((tie) => ({
  piece: fc.oneof(
    { depthSize: 'small' },
    atom,
    fc
      .tuple(
        fc.oneof(
          tie('expression').map((inner) => `(${inner})`),
          fc.constantFrom('a', 'b', '.'),
        ),
        fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{1,}', '*?'),
      )
      .map((pair) => pair.join('')),
    tie('expression').map((inner) => `(?:${inner})`),
  ),
  expression: fc
    .array(fc.array(tie('piece'), { maxLength: 3 }), { minLength: 1, maxLength: 2 })
    .map((choices) => choices.map((pieces) => pieces.join('')).join('|')),
}));

describe('a regular expression', () => {
  test('finds what the one of the language finds', () => {
    fc.assert(
      fc.property(
        expression,
        fc.array(fc.constantFrom('a', 'b', 'c', '.', ' '), { maxLength: 6 }),
        (source, characters) => {
          const subject = characters.join('');
          expect([source, expressionTest(source)(subject)]).toEqual([
            source,
            new RegExp(source, 'u').test(subject),
          ]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['(?i)cuda OUT', 'RuntimeError: CUDA out of memory', true],
    ['(?i)[a-c]x', 'BX', true],
    ['(?m)^b$', 'a\nb\nc', true],
    ['(?s)a.b', 'a\nb', true],
    ['loss=\\d+\\.\\d+', 'step 3 loss=0.12', true],
    ['a{2,3}b', 'ab', false],
    ['a{,b}', 'a{,b}', true],
    ['[]a]', ']', true],
    ['[a-]', '-', true],
    ['\\x41\\u0042\\t', 'AB\t', true],
    ['(?<name>a)|(?P<other>b)', 'b', true],
    ['\\Bb', 'ab', true],
  ])('%j in %j: %j', (source, subject, expected) => {
    expect(expressionTest(source)(subject)).toBe(expected);
  });

  test.each([
    ['(', 'parentheses () not balanced'],
    [')', 'parentheses () not balanced'],
    ['[a', 'brackets [] not balanced'],
    ['*a', 'quantifier operand invalid'],
    ['a**', 'quantifier operand invalid'],
    ['a{3,2}', 'invalid repetition count(s)'],
    ['[b-a]', 'invalid character range'],
    ['\\q', 'invalid escape \\ sequence'],
    ['(a)\\1', 'the sandbox reads expressions without references'],
    ['(?=a)', 'the sandbox reads expressions without looking around'],
    ['(?:a{900}){900}', 'regular expression is too complex'],
    ['('.repeat(9_000), 'regular expression is too complex'],
  ])('%j is refused: %s', (source, reason) => {
    expect(() => expressionTest(source)).toThrow(new InvalidExpression(reason));
  });

  test.each(['(a+)+$', '(a|a)*$', '(a|aa)+$', '(.*)*b', '(?:a?){30}a{30}$', '(\\w*)*\\d'])(
    '%s takes steps in proportion to the text (attack ATK-12)',
    (source) => {
      const steps = (length: number) =>
        stepsOf((onStep) => expressionTest(source, onStep), `${'a'.repeat(length)}!`);
      expect(steps(400)).toBeLessThan(2.2 * steps(200));
      expect(steps(400)).toBeLessThan(100_000);
    },
  );
});
