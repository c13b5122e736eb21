import { checkedLine, emptyLog, type LogEnd } from './chain';
import { type Line, readLine } from './line';

type ReadLines = {
  lines: Line[];
  /** number of bytes in complete lines; the rest was torn off */
  completeBytes: number;
  /** its end; lines of a log without numbers count, and have no checksum */
  end: LogEnd;
};

type Options = {
  file: string;
  /** the minimum end of the log; false if its version wrote no numbers */
  minEnd: LogEnd | false;
};

/**
 * Reads a log of writes. Leaves out an incomplete last line: it was being written when the process
 * ended, and its caller got no answer.
 * @throws Error naming the first line that is missing, altered or damaged
 */
export function readLines(bytes: Uint8Array, { file, minEnd }: Options): ReadLines {
  const decoder = new TextDecoder();
  const lines: Line[] = [];
  let end = emptyLog;
  let start = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, start)) {
    const text = decoder.decode(bytes.subarray(start, at));
    const checked = minEnd ? checkedLine(text, { before: end, file }) : unchecked(text, end);
    const line = checked && readLine(checked.json);
    if (!line) break;
    lines.push(line);
    end = checked.end;
    start = at + 1;
    if (minEnd && end.lines === minEnd.lines && end.sum !== minEnd.sum) throw otherLog(file);
  }
  const torn = bytes.subarray(start);
  const isLast = torn.indexOf(newline) === -1 || torn.indexOf(newline) === torn.length - 1;
  if (!isLast) throw new Error(`Line ${lines.length + 1} of ${file} is damaged.`);
  if (minEnd && end.lines < minEnd.lines) throw tooShort({ file, minEnd, end });
  return { lines, completeBytes: start, end };
}

const newline = 10;

const unchecked = (json: string, { lines }: LogEnd) => ({
  json,
  end: { lines: lines + 1, sum: 0 },
});

const otherLog = (file: string) => new Error(`${file} is another log than sandbox.json names.`);

function tooShort({ file, minEnd, end }: { file: string; minEnd: LogEnd; end: LogEnd }) {
  const first = end.lines + 1;
  const missing =
    first === minEnd.lines ? `line ${first} is` : `lines ${first} to ${minEnd.lines} are`;
  return new Error(`${file} is not whole: ${missing} missing or damaged.`);
}
