import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where scripts keep what they remember between runs; not part of the repository. */
export const stateFolder = fileURLToPath(new URL('../../.trainyard', import.meta.url));

/** Something on this machine that a script cannot continue with, said in one sentence. */
export class Refusal extends Error {}

/**
 * Runs a script's main function; a refusal is printed as its sentence alone.
 *
 * @param {() => Promise<number>} main answers the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Refusal ? error.message : error);
  }
}
