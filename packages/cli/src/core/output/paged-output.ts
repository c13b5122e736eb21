import type { System } from '../system';
import { type Print, terminalText } from './terminal-text';

type Printing = {
  system: Pick<System, 'height' | 'page'>;
  print: Print;
  printError: (line: string) => void;
};

/**
 * Holds an output back until it is complete, for a pager; without one prints it at once.
 *
 * @param pager the command of the pager
 */
export function holdForPager(pager: string | undefined, { system, print, printError }: Printing) {
  let pending: string[] = [];
  // messages about an output follow it
  let notes: string[] = [];
  const end = () => {
    for (const note of notes) printError(note);
    [pending, notes] = [[], []];
  };
  const printNow = () => {
    if (pending.length > 0) print(pending.join('\n'), 'sgr');
    end();
  };
  const writeOrHold: Print = (text, styling) => {
    if (pager === undefined) print(text, styling);
    else pending.push(terminalText(text, styling));
  };
  return {
    print: writeOrHold,
    /** Prints a message, after the output that is held back. */
    note: (words: string) => {
      if (pending.length > 0) notes.push(words);
      else printError(words);
    },
    /** Shows the output, in the pager if it is longer than the terminal. */
    show: async () => {
      const text = pending.join('\n');
      const isLong = pager !== undefined && isHigherThan(text, system.height());
      if (isLong && (await system.page(`${text}\n`, pager))) end();
      else printNow();
    },
    /** Prints the output at once, before an error. */
    printNow,
  };
}

/** Returns true for a text that leaves no row of a terminal for the next prompt; 0 rows are an unknown height. */
const isHigherThan = (text: string, rows: number) => rows > 0 && text.split('\n').length >= rows;
