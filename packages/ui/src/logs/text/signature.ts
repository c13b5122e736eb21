import type { LogEntry, LogLevel, LogPlace } from '../window/log-entry';
import { plainText } from './ansi';

/** A message without its numbers, addresses and places. */
export function signatureOf(text: string): string {
  return plainText(text)
    .slice(0, 2000)
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, 'id')
    .replace(/\b0x[0-9a-f]+\b/gi, 'address')
    .replace(/(?:\/[\w.@+-]+){2,}/g, (path) => `…/${path.split('/').at(-1)}`)
    .replace(/[+-]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?/gi, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

/** Lines that tell of a failure by their words, whatever their level. */
export const isErrorText = (text: string) =>
  /(?:^|[\s:])(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception|Interrupt)\b(?::|$)/.test(
    plainText(text).slice(0, 2000),
  );

export type ProblemGroup = {
  signature: string;
  level: LogLevel;
  /** as the first of them said it */
  example: string;
  count: number;
  /** the first ones, to step through */
  places: LogPlace[];
  lastAt: number;
};

export type Problems = {
  groups: ReadonlyMap<string, ProblemGroup>;
  errors: number;
  warnings: number;
};

export const noProblems: Problems = { groups: new Map(), errors: 0, warnings: 0 };

/** the commonest kinds of trouble; a log that fails in ever new words stops here */
const mostGroups = 500;
const mostPlaces = 200;

const rank: Record<LogLevel, number> = {
  none: 0,
  trace: 0,
  debug: 0,
  info: 0,
  warning: 1,
  error: 2,
  critical: 3,
};

const levelOf = ({ level, text }: LogEntry): LogLevel =>
  rank[level] < rank.error && isErrorText(text) ? 'error' : level;

/** Whether a line is a warning or worse, by its level or its words. */
export const isProblem = (entry: LogEntry) => rank[levelOf(entry)] > 0;

export const isWarning = (entry: LogEntry) => levelOf(entry) === 'warning';

/** Adds lines to what is known of a log's troubles; those that tell of none do not count. */
export function addProblems(known: Problems, lines: readonly LogEntry[]): Problems {
  const found = lines.filter(isProblem);
  if (found.length === 0) return known;
  const groups = new Map(known.groups);
  let { errors, warnings } = known;
  for (const entry of found) {
    const level = levelOf(entry);
    if (level === 'warning') warnings += 1;
    else errors += 1;
    addToGroup(groups, entry, level);
  }
  return { groups, errors, warnings };
}

export type ProblemCount = {
  errors: number;
  warnings: number;
  /** false where there are more than were read */
  isAll: boolean;
};

/**
 * Counts the errors and warnings among the lines of a `LogScan.problems`, by the rule of
 * `addProblems`. Stops at `most` of them.
 */
export async function countProblems(
  batches: AsyncIterable<readonly LogEntry[]>,
  most: number,
): Promise<ProblemCount> {
  let problems = noProblems;
  for await (const lines of batches) {
    problems = addProblems(problems, lines);
    if (problems.errors + problems.warnings >= most) return countOf(problems, false);
  }
  return countOf(problems, true);
}

const countOf = ({ errors, warnings }: Problems, isAll: boolean): ProblemCount => ({
  errors,
  warnings,
  isAll,
});

function addToGroup(groups: Map<string, ProblemGroup>, entry: LogEntry, level: LogLevel) {
  const signature = signatureOf(entry.text);
  const group = groups.get(signature);
  const place = { id: entry.id, at: entry.at };
  if (group === undefined) {
    if (groups.size >= mostGroups) return;
    const example = plainText(entry.text).slice(0, 500).trim();
    groups.set(signature, {
      signature,
      level,
      example,
      count: 1,
      places: [place],
      lastAt: entry.at,
    });
    return;
  }
  groups.set(signature, {
    ...group,
    count: group.count + 1,
    level: rank[level] > rank[group.level] ? level : group.level,
    places: group.places.length < mostPlaces ? [...group.places, place] : group.places,
    lastAt: Math.max(group.lastAt, entry.at),
  });
}

/** The worst and commonest first. */
export const worstFirst = ({ groups }: Problems): ProblemGroup[] =>
  [...groups.values()].sort(
    (left, right) =>
      Math.min(2, rank[right.level]) - Math.min(2, rank[left.level]) || right.count - left.count,
  );
