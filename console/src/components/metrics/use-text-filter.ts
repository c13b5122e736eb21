import type { Metric } from '@trainyard/sdk/model';
import { regexMatcher } from '@trainyard/ui/logs/search/regex-matcher';
import { useEffect, useMemo, useState } from 'react';
import { metricTexts } from './metric-tree';

/** Texts of an item; a match in any of them finds it. */
type Texts = readonly (readonly string[])[];

type Matched = { texts: Texts; pattern: string; places: ReadonlySet<number>; problem?: string };

type Filtered<Item> = {
  found: readonly Item[];
  /** the worker has not finished the search with the expression */
  isSearching: boolean;
  /** the error message of an invalid regular expression */
  problem: string | undefined;
};

/** A text without one of these means the same as an expression and as plain text. */
const special = /[\\^$*+?()[\]{}|]/;

const none: ReadonlySet<number> = new Set();

/**
 * A browser reports `Invalid regular expression: /(/i: Unterminated group`: the end is the reason.
 */
function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof SyntaxError)) return message;
  const reason = /: ([^:]*)$/.exec(message)?.[1] ?? message;
  return `Not a regular expression: ${reason}`;
}

/**
 * The items whose texts contain the filter or match it as a regular expression, both ignoring case.
 * Expressions are tried in a worker, which is stopped when one takes too long.
 */
export function useTextFilter<Item>(
  items: readonly Item[],
  { texts, filter }: { texts: Texts; filter: string },
): Filtered<Item> {
  const pattern = filter.trim();
  const isExpression = special.test(pattern);
  const matched = useMatches(texts, isExpression ? pattern : '');
  const lower = useMemo(() => texts.map((each) => each.join('\n').toLowerCase()), [texts]);
  const matchingItems = useMemo(() => {
    if (pattern === '') return items;
    const plain = pattern.toLowerCase();
    const places = matched?.places ?? none;
    return items.filter((_, at) => lower[at]?.includes(plain) || places.has(at));
  }, [items, lower, pattern, matched]);
  return {
    found: matchingItems,
    isSearching: isExpression && matched === undefined,
    problem: matched?.problem,
  };
}

/**
 * The items that match the expression; undefined while the result is unknown, or without an
 * expression.
 */
function useMatches(texts: Texts, pattern: string): Matched | undefined {
  const [matched, setMatched] = useState<Matched>();
  useEffect(() => {
    if (pattern === '') return;
    let isCurrent = true;
    const publish = (result: Pick<Matched, 'places' | 'problem'>) => {
      if (isCurrent) setMatched({ texts, pattern, ...result });
    };
    const matcher = openMatcher(pattern, (error) =>
      publish({ places: none, problem: problemOf(error) }),
    );
    if (!matcher) return;
    const owners = texts.flatMap((each, at) => each.map(() => at));
    matcher
      .match(texts.flat())
      .then((lines) => publish({ places: new Set(lines.map(({ index }) => owners[index] ?? -1)) }))
      .catch((error: unknown) => publish({ places: none, problem: problemOf(error) }))
      .finally(() => matcher.close());
    return () => {
      isCurrent = false;
      matcher.close();
    };
  }, [texts, pattern]);
  const isFresh = matched?.texts === texts && matched.pattern === pattern;
  return isFresh ? matched : undefined;
}

function openMatcher(pattern: string, onProblem: (error: unknown) => void) {
  try {
    return regexMatcher(pattern);
  } catch (error) {
    onProblem(error);
    return undefined;
  }
}

/**
 * Returns the metrics whose group or name contains the filter, or matches it as a regular
 * expression.
 */
export function useMetricFilter(metrics: readonly Metric[], filter: string): Filtered<Metric> {
  const texts = useMemo(() => metrics.map(metricTexts), [metrics]);
  return useTextFilter(metrics, { texts, filter });
}
