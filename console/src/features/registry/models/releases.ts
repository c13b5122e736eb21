import { type AliasMove, aliasMoves, modelAliases } from '@trainyard/sdk/model';
import type { Model } from '@trainyard/sdk/types';

/** The alias of the version that is in use. */
export const productionAlias = 'production';

/** The version that is in production, if any. */
export const productionOf = (model: Pick<Model, 'metadata'>): number | undefined =>
  modelAliases(model).get(productionAlias);

/**
 * Returns the version that was in production before the present one, from the stored moves of the
 * alias. A move back to an earlier version ends the later ones: after V1, V2, V3 and back to V2 it is
 * V1. Undefined where none is known.
 */
export function formerProductionOf(model: Pick<Model, 'metadata'>): number | undefined {
  const current = productionOf(model);
  if (current === undefined) return undefined;
  const formerVersions: number[] = [];
  const reach = (version: number | null) => {
    if (version === null) return;
    const at = formerVersions.indexOf(version);
    if (at < 0) formerVersions.push(version);
    else formerVersions.length = at + 1;
  };
  for (const { alias, from, to } of aliasMoves(model).toReversed())
    if (alias === productionAlias) {
      reach(from);
      reach(to);
    }
  // another client has moved the alias since the last stored move
  if (formerVersions.at(-1) !== current) return formerVersions.at(-1);
  return formerVersions.at(-2);
}

/**
 * The move that a roll back takes back: after V1, V2, V3 and back to V2 it is that from V1 to V2, not
 * the last one, because the roll back leads to V1.
 */
export const latestReleaseOf = (model: Pick<Model, 'metadata'>): AliasMove | undefined =>
  aliasMoves(model).find(
    ({ alias, from, to }) =>
      alias === productionAlias && to === productionOf(model) && from === formerProductionOf(model),
  );
