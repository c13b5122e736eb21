import { crc32 } from 'node:zlib';

/** The end of a log: its number of lines, and the checksum of the last one (0 for none). */
export type LogEnd = { lines: number; sum: number };

export const emptyLog: LogEnd = { lines: 0, sum: 0 };

// numbers count from 1; a checksum covers all lines before it, too
const prefix = /^\{"seq":(\d{1,15}),"sum":"([\da-f]{8})",/;

const sumOf = (before: LogEnd, content: string) =>
  crc32(`${before.lines + 1} ${content}`, before.sum);

const isSumOf = (text: string, sum: number) => Number.parseInt(text, 16) === sum;

/** The line of a log for this JSON object, prefixed with its number and checksum. */
function numberedLine(json: string, before: LogEnd): { text: string; end: LogEnd } {
  const sum = sumOf(before, json);
  const lines = before.lines + 1;
  const head = `{"seq":${lines},"sum":"${sum.toString(16).padStart(8, '0')}",`;
  return { text: `${head}${json.slice(1)}\n`, end: { lines, sum } };
}

/** Several of them, in order. */
export function numberedLines(jsons: readonly string[], before: LogEnd) {
  let end = before;
  const texts = jsons.map((json) => {
    const line = numberedLine(json, end);
    end = line.end;
    return line.text;
  });
  return { text: texts.join(''), end };
}

/**
 * Checks and removes number and checksum of a line.
 * @returns its JSON object, and the new end of the log; null for a line without a number, which was
 *   never complete
 * @throws Error in a sentence if a line before it is missing, or it was altered
 */
export function checkedLine(text: string, { before, file }: { before: LogEnd; file: string }) {
  const match = prefix.exec(text);
  if (!match) return null;
  const [head, number = '', sum = ''] = match;
  const expected = before.lines + 1;
  if (Number(number) !== expected) {
    throw new Error(`Line ${expected} of ${file} is missing: line ${number} is in its place.`);
  }
  const json = `{${text.slice(head.length)}`;
  const end = { lines: expected, sum: sumOf(before, json) };
  if (!isSumOf(sum, end.sum)) {
    throw new Error(`Line ${expected} of ${file} was altered: its checksum does not fit it.`);
  }
  return { json, end };
}
