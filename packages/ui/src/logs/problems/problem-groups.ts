import { comparePlaces, type LogPlace } from '../window/log-entry';
import type { LogProblem } from '../window/log-source';

export type ProblemGroup = {
  signature: string;
  level: LogProblem['level'];
  /** the message of the first one */
  example: string;
  count: number;
  /** the first ones, for navigation */
  places: LogPlace[];
  lastAt: number;
};

export type Problems = {
  groups: ReadonlyMap<string, ProblemGroup>;
  errors: number;
  warnings: number;
};

export const noProblems: Problems = { groups: new Map(), errors: 0, warnings: 0 };

/** maximum number of groups, for logs whose messages all differ */
const maxGroups = 500;
const maxPlaces = 200;

const rank = { warning: 1, error: 2, critical: 3 };

/** Adds problems to the known ones of a log. */
export function addProblems(problems: Problems, found: readonly LogProblem[]): Problems {
  if (found.length === 0) return problems;
  const groups = new Map(problems.groups);
  for (const problem of found) addToGroup(groups, problem);
  const warnings = found.filter(isWarning).length;
  return {
    groups,
    errors: problems.errors + found.length - warnings,
    warnings: problems.warnings + warnings,
  };
}

export const isWarning = ({ level }: LogProblem) => level === 'warning';

export type ProblemCount = {
  errors: number;
  warnings: number;
  /** false if only some of them were read */
  isAll: boolean;
};

/** Counts the errors and warnings of `LogScan.problems`. Stops after `most` of them. */
export async function countProblems(
  batches: AsyncIterable<readonly LogProblem[]>,
  maxProblems: number,
): Promise<ProblemCount> {
  let problems = noProblems;
  for await (const batch of batches) {
    problems = addProblems(problems, batch);
    if (problems.errors + problems.warnings >= maxProblems) return countOf(problems, false);
  }
  return countOf(problems, true);
}

const countOf = ({ errors, warnings }: Problems, isAll: boolean): ProblemCount => ({
  errors,
  warnings,
  isAll,
});

function addToGroup(groups: Map<string, ProblemGroup>, problem: LogProblem) {
  const { signature, level, text, id, at } = problem;
  const group = groups.get(signature);
  const place = { id, at };
  if (group === undefined) {
    if (groups.size >= maxGroups) return;
    const example = text.slice(0, 500).trim();
    groups.set(signature, {
      signature,
      level,
      example,
      count: 1,
      places: [place],
      lastAt: at,
    });
    return;
  }
  groups.set(signature, {
    ...group,
    count: group.count + 1,
    level: rank[level] > rank[group.level] ? level : group.level,
    places:
      group.places.length < maxPlaces
        ? [...group.places, place].toSorted(comparePlaces)
        : group.places,
    lastAt: Math.max(group.lastAt, at),
  });
}

/** The worst and most frequent first. */
export const worstFirst = ({ groups }: Problems): ProblemGroup[] =>
  [...groups.values()].sort(
    (left, right) =>
      Math.min(2, rank[right.level]) - Math.min(2, rank[left.level]) || right.count - left.count,
  );
