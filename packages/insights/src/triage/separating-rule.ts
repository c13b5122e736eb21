import { below, seeded } from '../importance/regression-tree';
import type { SettingColumn, SettingValue } from './settings-table';

export type Condition = { name: string; operator: '=' | '≥' | '≤'; value: SettingValue };

/** Names the settings that all runs of a group have, and few others. */
export type Rule = {
  /** each of them holds for all runs of the group */
  conditions: Condition[];
  /** conditions that hold for the same runs as the rule, so that either may be the reason */
  alike: Condition[];
  /** runs outside of the group: how many, and how many of them satisfy all conditions too */
  others: { of: number; matching: number };
};

/** Rows of a table: those of the group, and those that it is compared with. */
export type Split = { group: readonly number[]; others: readonly number[] };

/** fewer runs have something in common by chance */
export const minInGroup = 4;
const maxConditions = 3;
/** a condition leaves out at least this share of the other runs that are left */
const minLeftOut = 0.25;
/** at most this share of the other runs satisfies a rule */
const maxMatching = 0.5;
const shuffleCount = 3999;

type Options = {
  /** how often a rule may be said of a group that has none; not below one in 4,000 */
  chance: number;
  seed: number;
};

/**
 * The rule that separates a group of runs from the others. Conditions are added while each leaves out
 * many of the other runs, and more than it does for groups of the same size that are drawn at random
 * from the same runs: this counts how many settings were tried and how many values each has.
 * Undefined if the settings separate nothing.
 */
export function separatingRule(
  columns: readonly SettingColumn[],
  { group, others }: Split,
  { chance, seed }: Options,
): Rule | undefined {
  if (group.length < minInGroup || others.length < minInGroup) return undefined;
  const random = seeded(seed);
  let left = others;
  const found: Found[] = [];
  while (found.length < maxConditions && left.length > 0) {
    const rows = [...group, ...left];
    const spreads = columns.map((column) => spreadOf(column, rows));
    const best = bestCondition(spreads, group);
    if (!best || best.leftOut < minLeftOut * left.length) break;
    const allowed = Math.floor(chance * (shuffleCount + 1)) - 1;
    if (!isRare(spreads, { rows, size: group.length, leftOut: best.leftOut, allowed, random }))
      break;
    left = left.filter(best.holds);
    found.push(best);
  }
  if (found.length === 0 || left.length > maxMatching * others.length) return undefined;
  const needed = withoutSuperfluous(found, others);
  return {
    conditions: needed.map(({ condition }) => condition),
    alike: alikeConditions(columns, needed, { group, others }),
    others: { of: others.length, matching: left.length },
  };
}

/** One column among some rows. */
type Spread = {
  column: SettingColumn;
  rowCount: number;
  /** rows by code */
  counts: Int32Array;
  /** rows with a smaller code, by code */
  before: Int32Array;
};

function spreadOf(column: SettingColumn, rows: readonly number[]): Spread {
  const counts = new Int32Array(column.values.length);
  for (const row of rows) {
    const code = column.codes[row] ?? -1;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  const before = new Int32Array(counts.length + 1);
  for (const [code, count] of counts.entries()) before[code + 1] = (before[code] ?? 0) + count;
  return { column, rowCount: rows.length, counts, before };
}

/** The codes between which some rows are. */
type Ends = { low: number; high: number };
type Cut = { operator: Condition['operator']; code: number; leftOut: number };

/** The condition that holds for rows between two codes and leaves out the most others. */
function cutOf({ column, rowCount, counts, before }: Spread, { low, high }: Ends): Cut | undefined {
  if (low < 0) return undefined;
  if (low === high) return { operator: '=', code: low, leftOut: rowCount - (counts[low] ?? 0) };
  if (high >= column.numberCount) return undefined;
  const upTo = before[high + 1] ?? 0;
  const from = (before[column.numberCount] ?? 0) - (before[low] ?? 0);
  return from <= upTo
    ? { operator: '≥', code: low, leftOut: rowCount - from }
    : { operator: '≤', code: high, leftOut: rowCount - upTo };
}

type Found = { condition: Condition; leftOut: number; holds: (row: number) => boolean };

function endsOf({ codes }: SettingColumn, rows: readonly number[]): Ends {
  let [low, high] = [Number.POSITIVE_INFINITY, -1];
  for (const row of rows) {
    const code = codes[row] ?? -1;
    if (code < low) low = code;
    if (code > high) high = code;
  }
  return { low, high };
}

function conditionOf(spread: Spread, group: readonly number[]): Found | undefined {
  const { column } = spread;
  const cut = cutOf(spread, endsOf(column, group));
  if (!cut) return undefined;
  const { operator, code, leftOut } = cut;
  const { name, codes, values, numberCount } = column;
  const holds = (row: number): boolean => {
    const own = codes[row] ?? -1;
    if (operator === '=') return own === code;
    return own >= 0 && own < numberCount && (operator === '≥' ? own >= code : own <= code);
  };
  return { condition: { name, operator, value: values[code] ?? '' }, leftOut, holds };
}

function bestCondition(spreads: readonly Spread[], group: readonly number[]): Found | undefined {
  let best: Found | undefined;
  for (const spread of spreads) {
    const found = conditionOf(spread, group);
    if (found && found.leftOut > (best?.leftOut ?? 0)) best = found;
  }
  return best;
}

type Draws = {
  rows: readonly number[];
  size: number;
  leftOut: number;
  allowed: number;
  random: () => number;
};

/** True if few random groups of this size have a condition that leaves out as many rows. */
function isRare(spreads: readonly Spread[], { rows, size, leftOut, allowed, random }: Draws) {
  if (allowed < 0) return false;
  const order = Int32Array.from(rows);
  let reached = 0;
  for (let turn = 0; turn < shuffleCount; turn += 1) {
    if (reachesByChance(spreads, { order, size, leftOut, random })) reached += 1;
    if (reached > allowed) return false;
  }
  return true;
}

type Draw = Pick<Draws, 'size' | 'leftOut' | 'random'> & { order: Int32Array };

/**
 * Draws rows one by one. A further row can only make conditions leave out less, so that most draws
 * end after a few rows.
 */
function reachesByChance(spreads: readonly Spread[], { order, size, leftOut, random }: Draw) {
  let open = spreads.map((spread) => ({ spread, low: Number.POSITIVE_INFINITY, high: -1 }));
  for (let at = 0; at < size && open.length > 0; at += 1) {
    const other = at + below(random, order.length - at);
    const row = order[other] ?? 0;
    order[other] = order[at] ?? 0;
    order[at] = row;
    open = open.filter((each) => {
      const code = each.spread.column.codes[row] ?? -1;
      each.low = Math.min(each.low, code);
      each.high = Math.max(each.high, code);
      return (cutOf(each.spread, each)?.leftOut ?? 0) >= leftOut;
    });
  }
  return open.length > 0;
}

/** Leaves out conditions that later ones made superfluous. */
function withoutSuperfluous(found: readonly Found[], others: readonly number[]): Found[] {
  let needed = [...found];
  const matching = (all: readonly Found[]) =>
    others.filter((row) => all.every(({ holds }) => holds(row))).length;
  const min = matching(needed);
  for (const each of found) {
    const rest = needed.filter((one) => one !== each);
    if (rest.length > 0 && matching(rest) === min) needed = rest;
  }
  return needed;
}

/** more than these are a property of the project, such as its name, and explain nothing */
const maxAlike = 3;

/** Conditions on other settings that hold for the same rows as a rule. */
function alikeConditions(
  columns: readonly SettingColumn[],
  needed: readonly Found[],
  { group, others }: Split,
): Condition[] {
  const matches = (row: number) => needed.every(({ holds }) => holds(row));
  const names = new Set(needed.map(({ condition }) => condition.name));
  const rows = [...group, ...others];
  return columns
    .filter(({ name }) => !names.has(name))
    .flatMap((column) => conditionOf(spreadOf(column, rows), group) ?? [])
    .filter(({ holds }) => others.every((row) => holds(row) === matches(row)))
    .map(({ condition }) => condition)
    .slice(0, maxAlike);
}
