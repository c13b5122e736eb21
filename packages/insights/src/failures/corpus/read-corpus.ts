import { readFileSync } from 'node:fs';
import type { FailureLogLine } from '../log-streams';

/** The end of a log with what is right about it; see README.md. */
export type Ending = {
  name: string;
  text: string;
  where: string;
  rank: number | null;
  others: number | undefined;
  signal: string;
  /** oldest first */
  lines: FailureLogLine[];
};

const pathOf = (family: string) => new URL(`./${family}.txt`, import.meta.url);

const linesOfFile = (family: string) => readFileSync(pathOf(family), 'utf8').split('\n');

/** Reads the endings of one family. */
export function endingsOf(family: string): Ending[] {
  const endings: Ending[] = [];
  for (const line of linesOfFile(family).slice(0, -1)) {
    const ending = endings.at(-1);
    if (/^=== /.test(line)) endings.push({ ...empty, name: line.slice(4), lines: [] });
    else if (ending && line.startsWith('> ') && ending.text === '')
      Object.assign(ending, expected(line.slice(2)));
    else if (ending) ending.lines.push(...logLines(line));
  }
  return endings.map((ending) => ({
    ...ending,
    lines: ending.lines.map((line, at) => ({ ...line, id: String(at) })),
  }));
}

const empty = { text: '', where: '', rank: null, others: undefined, signal: '' };

function expected(line: string): Partial<Ending> {
  const [text = '', where = '', ...facts] = line.split(/ \|(?= |$)/).map((part) => part.trim());
  const fact = (name: string) =>
    facts.find((each) => each.startsWith(`${name} `))?.slice(name.length + 1);
  const [rank, others] = [fact('rank'), fact('others')];
  return {
    text,
    where,
    rank: rank === undefined ? null : Number(rank),
    others: others === undefined ? undefined : Number(others),
    signal: fact('signal') ?? '',
  };
}

/** "{1,error,cB,t05} text": rank, level, container and second; "*70 step {}": seventy lines */
function logLines(line: string): FailureLogLine[] {
  const [, times, repeated = ''] = /^\*(\d+) (.*)$/.exec(line) ?? [];
  if (times !== undefined)
    return Array.from({ length: Number(times) }, (_, at) =>
      lineOf(repeated.replace('{}', String(at)), []),
    );
  const [, fields, text] = /^\{([\w,]+)\} ?(.*)$/.exec(line) ?? [];
  return [lineOf(text ?? line, fields === undefined ? [] : fields.split(','))];
}

function lineOf(text: string, fields: readonly string[]): FailureLogLine {
  const level = fields.find((field) => /^(?:error|warning|info|critical)$/.test(field));
  const rank = fields.find((field) => /^\d+$/.test(field));
  const second = fields.find((field) => /^t\d+$/.test(field));
  return {
    id: '',
    time: second === undefined ? null : `2026-05-01T12:00:${second.slice(1)}Z`,
    level: level ?? 'none',
    text,
    rank: rank === undefined ? null : Number(rank),
    container: fields.find((field) => /^c[A-Z]$/.test(field)) ?? '',
  };
}

/** Reads lines of logs without a failure. */
export const harmlessLines = (): string[] =>
  linesOfFile('harmless').filter((line) => line !== '' && !line.startsWith('# '));

/** Reads single lines that report an error. */
export const errorLines = (): string[] =>
  linesOfFile('errors').filter((line) => line !== '' && !line.startsWith('# '));
