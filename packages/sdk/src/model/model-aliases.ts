import type { Model } from '../types';
import { isObject } from './own';

/** The key of a model's metadata under which its aliases are kept. */
const aliasesKey = 'aliases';

/** The key under which the last moves of its aliases are kept, the newest first. */
const movesKey = 'alias_moves';
const movesAtMost = 30;

/** A move of an alias between versions of a model; null is none of them. */
export type AliasMove = {
  alias: string;
  from: number | null;
  to: number | null;
  /** the name of the user who moved it */
  by: string;
  /** when, as an ISO 8601 text */
  at: string;
};

type Metadata = Readonly<Record<string, unknown>>;

/**
 * The aliases of a model, such as "production", by the number of the version that holds each. They
 * are kept in the model's metadata under `aliases`, so an alias has one holder and any client of the
 * master reads them. Entries that are not version numbers are left out.
 */
export function modelAliases({ metadata }: Pick<Model, 'metadata'>): ReadonlyMap<string, number> {
  const stored: unknown = metadata?.[aliasesKey];
  if (!isObject(stored)) return new Map();
  return new Map(
    Object.entries(stored).filter((entry): entry is [string, number] => isVersion(entry[1])),
  );
}

/** The last moves of the aliases of a model, the newest first, as far as they were kept. */
export function aliasMoves({ metadata }: Pick<Model, 'metadata'>): readonly AliasMove[] {
  const stored: unknown = metadata?.[movesKey];
  return Array.isArray(stored) ? stored.filter(isMove) : [];
}

/**
 * The metadata of a model after a change of its aliases: each name of `changes` is held by that
 * version from now on, or by none where the number is null. The moves are kept with who made them
 * when. Other metadata stays; without any alias the key goes.
 */
export function withAliases(
  { metadata }: Pick<Model, 'metadata'>,
  changes: ReadonlyMap<string, number | null>,
  made: Pick<AliasMove, 'by' | 'at'>,
): Record<string, unknown> {
  const before = modelAliases({ metadata });
  const next = new Map<string, number | null>([...before, ...changes]);
  const held = [...next].filter(([, version]) => version);
  const moves = [...changes].flatMap(([alias, to]) => {
    const from = before.get(alias) ?? null;
    return from === to ? [] : [{ alias, from, to, ...made }];
  });
  const kept = [...moves, ...aliasMoves({ metadata })].slice(0, movesAtMost);
  return {
    ...withoutAliases({ metadata }),
    // fromEntries defines each name, "__proto__" too
    ...(held[0] && { [aliasesKey]: Object.fromEntries(held) }),
    ...(kept[0] && { [movesKey]: kept }),
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
