import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardSystem, processSystem } from '../system';
import { cellText, cut, terminalText } from './terminal-text';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a color starts with one
const sgr = /\u001b\[[\d;:]*m/g;

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\x1b',
      '\x1b[31m',
      '\x1b[m',
      '\x1b]52;c;aGk=\x07',
      '\x9b',
      '\r',
      '\n',
      '\u202e',
    ),
    fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code)),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  ),
});

test('no text sends a control character to a terminal', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(terminalText(text)).not.toMatch(control);
      expect(cellText(text)).not.toMatch(/[\n\t]/);
      expect(cellText(text)).not.toMatch(control);
      expect(terminalText(text, 'sgr').replace(sgr, '')).not.toMatch(control);
      expect(terminalText(terminalText(text, 'sgr'), 'sgr')).toBe(terminalText(text, 'sgr'));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['title \x1b]0;PWN\x07 end', 'title �]0;PWN� end'],
  ['clipboard \x1b]52;c;aGk=\x1b\\', 'clipboard �]52;c;aGk=�\\'],
  ['clear \x1b[2J and \x9b2J', 'clear �[2J and �2J'],
  ['back\x08space, bell\x07, null\0', 'back�space, bell�, null�'],
  ['left \u202e right \u2066x\u2069', 'left � right �x�'],
  ['10 %\r20 %\r\nnext\r', '10 %\n20 %\nnext\n'],
  ['深層学習\ttab', '深層学習\ttab'],
  ['\x1b[31mred\x1b[0m', 'red'],
])('%j is shown as %j', (text, expected) => {
  expect(terminalText(text)).toBe(expected);
});

test('colors of a log stay and end with their line', () => {
  expect(terminalText('\x1b[1;31mbad\x1b[0m \x1b[2J', 'sgr')).toBe('\x1b[1;31mbad\x1b[0m �[2J');
  expect(terminalText('\x1b[31mred', 'sgr')).toBe('\x1b[31mred\x1b[0m');
  expect(terminalText('\x1b[8m\x1b[mseen', 'sgr')).toBe('\x1b[8m\x1b[mseen');
});

test('bytes, questions and progress are cleaned on a terminal, and unchanged elsewhere', async () => {
  const write = async (isTerminal: boolean) => {
    const printed: string[] = [];
    const system = guardSystem({
      ...processSystem(),
      isTerminal: { stdin: isTerminal, stdout: isTerminal, stderr: isTerminal },
      write: async (part) =>
        void printed.push(typeof part === 'string' ? part : Buffer.from(part).toString()),
      draw: (text) => void printed.push(text),
      prompt: async (question) => {
        printed.push(question);
        return '';
      },
    });
    const bytes = Buffer.from('é\x1b[2J');
    await system.write(bytes.subarray(0, 1));
    await system.write(bytes.subarray(1));
    system.draw('\rTrial \x1b]0;x\x07');
    await system.prompt('Delete \x1b[2J? ');
    return printed;
  };
  expect((await write(true)).join('|')).toBe('|é�[2J|\rTrial �]0;x�|Delete �[2J? ');
  expect((await write(false)).slice(2)).toEqual(['\rTrial \x1b]0;x\x07', 'Delete \x1b[2J? ']);
});

const family = '👩\u200d👩\u200d👧';

test.each([
  [`run ${family} of the night`, 9, 'run …'],
  [`run ${family} of the night`, 12, `run ${family} …`],
  ['cafe\u0301 and more', 5, 'cafe\u0301…'],
  ['🇩🇪🇫🇷🇮🇹', 5, '🇩🇪🇫🇷…'],
  ['short', 9, 'short'],
])(
  '%s in %d columns keeps joined characters whole: %s (public-reports PB17)',
  (text, columns, cutText) => {
    expect(cut(text, columns)).toBe(cutText);
  },
);
