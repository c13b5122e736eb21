import { type Line, readLine } from './line';

type ReadLines = {
  lines: Line[];
  /** how many bytes of the file are whole lines; what follows was torn off */
  wholeBytes: number;
};

/**
 * Reads a log of writes. What stands at the end and is no whole line was being written when the
 * process ended; nobody was told that it had happened, so it is left out.
 * @throws Error naming the line where the file is damaged anywhere else
 */
export function readLines(bytes: Uint8Array, file: string): ReadLines {
  const decoder = new TextDecoder();
  const lines: Line[] = [];
  let start = 0;
  for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
    const line = readLine(decoder.decode(bytes.subarray(start, end)));
    if (!line) break;
    lines.push(line);
    start = end + 1;
  }
  const torn = bytes.subarray(start);
  const isLast = torn.indexOf(newline) === -1 || torn.indexOf(newline) === torn.length - 1;
  if (!isLast) throw new Error(`Line ${lines.length + 1} of ${file} is damaged.`);
  return { lines, wholeBytes: start };
}

const newline = 10;
