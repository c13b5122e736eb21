import { plainText } from './ansi';

const statesOf = (line: string) =>
  line.split('\r').filter((state) => plainText(state).trim() !== '');

/** The final state of a line that rewrites itself by carriage returns, as a terminal shows it. */
export const lastState = (line: string) => statesOf(line).at(-1) ?? '';

/** The number of states of a line that rewrites itself. */
export const countStates = (line: string) => statesOf(line).length;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds color codes
const colorCodes = /\x1b\[[0-9;:]*m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the code that ends all colors
const resetCode = /\x1b\[0*m/;

/**
 * Splits a text at its newlines. Each line begins with the color codes before it, because a color
 * goes on after a newline.
 */
export function splitLines(text: string): string[] {
  const lines = text.split('\n');
  if (!text.includes('\x1b')) return lines;
  let codes = '';
  return lines.map((line) => {
    const colored = codes + line;
    codes = (colored.match(colorCodes) ?? []).join('').split(resetCode).at(-1) ?? '';
    return colored;
  });
}

/** All states of all lines of a text, each as a line of its own. */
export const splitStates = (text: string): string[] => splitLines(text).flatMap(statesOf);
