import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder for data that scripts store between runs; not part of the repository. */
export const stateFolder = fileURLToPath(new URL('../../.trainyard', import.meta.url));

/** A problem on this machine that stops a script, described in one sentence. */
export class Refusal extends Error {}

/**
 * Runs a script's main function; prints only the sentence of a refusal.
 *
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Refusal ? error.message : error);
  }
}
