import { join } from 'node:path';
import { installMissing } from '../lib/bootstrap.mjs';
import { Refusal, root } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';

/** The pages and clients of others: a package of its own, which is not installed by default. */
export const referencesFolder = join(import.meta.dirname, 'references');

/** Installs the packages of the references, and checks their types. */
export async function installReferences() {
  await installMissing(referencesFolder, 'what the figures are compared with');
  const compiler = join(root, 'node_modules/ts7/bin/tsc');
  const { code } = await run(process.execPath, [compiler, '-p', referencesFolder]);
  if (code !== 0) throw new Refusal('The references of the benchmark do not compile; see above.');
}
