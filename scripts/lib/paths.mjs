import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where scripts keep what they remember between runs; not part of the repository. */
export const stateFolder = fileURLToPath(new URL('../../.trainyard', import.meta.url));
