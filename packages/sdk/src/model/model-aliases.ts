import type { Model } from '../types';
import { isObject } from './own';

/** The key of a model's metadata that stores its aliases. */
const aliasesKey = 'aliases';

/** The key that stores the last moves of its aliases, the newest first. */
const movesKey = 'alias_moves';
const maxMoves = 30;

/** A move of an alias between versions of a model; null means none of them. */
export type AliasMove = {
  alias: string;
  from: number | null;
  to: number | null;
  /** the name of the user */
  by: string;
  /** the time, as an ISO 8601 text */
  at: string;
};

type Metadata = Readonly<Record<string, unknown>>;

/**
 * Returns the aliases of a model, such as "production", by version number. They are stored in the
 * model's metadata under `aliases`, so an alias belongs to one version and any client of the master
 * can read it. Leaves out entries that are not version numbers.
 */
export function modelAliases({ metadata }: Pick<Model, 'metadata'>): ReadonlyMap<string, number> {
  const stored: unknown = metadata?.[aliasesKey];
  if (!isObject(stored)) return new Map();
  return new Map(
    Object.entries(stored).filter((entry): entry is [string, number] => isVersion(entry[1])),
  );
}

/** Returns the stored moves of the aliases of a model, the newest first. */
export function aliasMoves({ metadata }: Pick<Model, 'metadata'>): readonly AliasMove[] {
  const stored: unknown = metadata?.[movesKey];
  return Array.isArray(stored) ? stored.filter(isMove) : [];
}

/**
 * Returns the metadata of a model after a change of its aliases: assigns each name of `changes` to
 * that version, or removes it where the number is null. Stores the moves with user and time. Keeps
 * other metadata; removes the key without aliases.
 */
export function withAliases(
  { metadata }: Pick<Model, 'metadata'>,
  changes: ReadonlyMap<string, number | null>,
  author: Pick<AliasMove, 'by' | 'at'>,
): Record<string, unknown> {
  const before = modelAliases({ metadata });
  const next = new Map<string, number | null>([...before, ...changes]);
  const currentAliases = [...next].filter(([, version]) => version);
  const moves = [...changes].flatMap(([alias, to]) => {
    const from = before.get(alias) ?? null;
    return from === to ? [] : [{ alias, from, to, ...author }];
  });
  const storedMoves = [...moves, ...aliasMoves({ metadata })].slice(0, maxMoves);
  return {
    ...withoutAliases({ metadata }),
    // fromEntries defines each name, including "__proto__"
    ...(currentAliases[0] && { [aliasesKey]: Object.fromEntries(currentAliases) }),
    ...(storedMoves[0] && { [movesKey]: storedMoves }),
  };
}

/** The metadata of a model without its aliases and their moves. */
export function withoutAliases({ metadata }: Pick<Model, 'metadata'>): Record<string, unknown> {
  const { [aliasesKey]: _, [movesKey]: _moves, ...rest }: Metadata = metadata ?? {};
  return rest;
}

const isVersion = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const isMove = (value: unknown): value is AliasMove =>
  isObject(value) &&
  ['alias', 'by', 'at'].every((key) => typeof value[key] === 'string') &&
  ['from', 'to'].every((key) => value[key] === null || isVersion(value[key]));
