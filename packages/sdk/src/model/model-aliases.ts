import type { Model } from '../types';

/** The key of a model's metadata under which its aliases are kept. */
const aliasesKey = 'aliases';

type Metadata = Readonly<Record<string, unknown>>;

/**
 * The aliases of a model, such as "production", by the number of the version that holds each. They
 * are kept in the model's metadata under `aliases`, so an alias has one holder and any client of the
 * master reads them. Entries that are not version numbers are left out.
 */
export function modelAliases({ metadata }: Pick<Model, 'metadata'>): ReadonlyMap<string, number> {
  const stored: unknown = metadata?.[aliasesKey];
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return new Map();
  return new Map(
    Object.entries(stored).filter((entry): entry is [string, number] => isVersion(entry[1])),
  );
}

/**
 * The metadata of a model after a change of its aliases: each name of `changes` is held by that
 * version from now on, or by none where the number is null. Other metadata stays; without any alias
 * the key goes.
 */
export function withAliases(
  { metadata }: Pick<Model, 'metadata'>,
  changes: ReadonlyMap<string, number | null>,
): Record<string, unknown> {
  const next = new Map<string, number | null>([...modelAliases({ metadata }), ...changes]);
  const held = [...next].filter(([, version]) => version !== null);
  const rest = withoutAliases({ metadata });
  // fromEntries defines each name, "__proto__" too
  return held.length === 0 ? rest : { ...rest, [aliasesKey]: Object.fromEntries(held) };
}

/** The metadata of a model without its aliases. */
export function withoutAliases({ metadata }: Pick<Model, 'metadata'>): Record<string, unknown> {
  const { [aliasesKey]: _, ...rest }: Metadata = metadata ?? {};
  return rest;
}

const isVersion = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
