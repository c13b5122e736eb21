import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Refusal, root } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { ensureDet } from './run-det.mjs';

const kinds = ['env', 'context'];

/**
 * Checks that the fixtures of the unit tests of `@trainyard/sdk/node` still equal the output of
 * det.
 */
export async function compareWithDet() {
  const bin = await ensureDet();
  for (const kind of kinds) {
    const file = join(root, `packages/sdk/src/node/fixtures/${kind}-cases.json`);
    const script = join(root, 'scripts/compat/det-reference.py');
    const { code, output } = await run(join(bin, 'python'), [script, kind, file], {
      quiet: true,
    });
    if (code !== 0) throw new Refusal(`det could not be asked: ${output}`);
    const reported = JSON.parse(output);
    if (!isDeepStrictEqual(reported, JSON.parse(await readFile(file, 'utf8'))))
      throw new Refusal(`det 0.23.4 answers otherwise than ${file} says.`);
    console.log(`det 0.23.4 agrees with ${kind}-cases.json.`);
  }
  await compareCommands(bin);
}

/**
 * Checks that the command line's table of det's commands still equals that of det's parser.
 *
 * @param {string} bin
 */
async function compareCommands(bin) {
  const script = join(root, 'scripts/compat/det-help.py');
  const file = join(root, 'packages/cli/src/test/det-commands.json');
  const { code, output } = await run(join(bin, 'python'), [script], { quiet: true });
  if (code !== 0) throw new Refusal(`det could not be asked: ${output}`);
  if (!isDeepStrictEqual(JSON.parse(output), JSON.parse(await readFile(file, 'utf8'))))
    throw new Refusal(`det 0.23.4 has other commands than ${file} says.`);
  console.log('det 0.23.4 has the commands of det-commands.json.');
}
