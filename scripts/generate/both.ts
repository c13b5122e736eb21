import { type Contract, readContract, readHomes } from './contract';
import { homesOf, readOverlay } from './overlay';

export const overlayFolder = 'openapi/v038';
/** The whole contract of each master, which the build writes. */
export const bundles = [
  'openapi/package/dist/openapi.json',
  'openapi/package/dist/openapi-0.38.1.json',
] as const;

/** The bundled contracts of both masters, each with references to the other's calls. */
export function readBoth(root: string): [Contract, Contract] {
  const homes = readHomes(root);
  const added = homesOf(readOverlay(`${root}/${overlayFolder}`));
  const older = readContract(`${root}/${bundles[0]}`, homes);
  const newer = readContract(`${root}/${bundles[1]}`, { ...homes, ...added });
  nameEachOther(older, newer);
  return [older, newer];
}

function nameEachOther(one: Contract, other: Contract) {
  for (const left of one.operations) {
    const right = other.operations.find(({ id }) => id === left.id);
    if (!right || (right.method === left.method && right.path === left.path)) continue;
    left.elsewhere = `${right.method} ${right.path}`;
    right.elsewhere = `${left.method} ${left.path}`;
  }
}

/** The first contract with only the calls that the other lacks. */
export function without(one: Contract, other: Contract): Contract {
  const ids = new Set(other.operations.map(({ id }) => id));
  return { ...one, operations: one.operations.filter(({ id }) => !ids.has(id)) };
}
