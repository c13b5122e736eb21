import { join } from 'node:path';
import { buildStale, packageBuilds } from './builds.mjs';
import { root } from './paths.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';
import { checkStep } from './steps.mjs';

const published = ['packages/sdk', 'packages/rbac'];

/**
 * Runs a tool in each published package, the next only when the one before passed.
 *
 * @param {string} name
 * @param {string[]} args
 */
const inEachPackage = (name, args) =>
  checkStep(name, async () => {
    for (const folder of published) {
      const tool = join(root, 'node_modules/.bin', name);
      const { code } = await run(tool, args, { cwd: join(root, folder) });
      if (code !== 0) throw new Refusal(`${name} finds fault with ${folder}.`);
    }
  });

/** Whether what is published can be imported by those who install it, and what it costs them. */
export const packageSteps = [
  checkStep('packages', () => buildStale(packageBuilds)),
  // its own guess at the package manager needs pnpm on the path
  { ...inEachPackage('publint', ['run', '.', '--strict', '--pack', 'npm']), needs: 'packages' },
  {
    ...inEachPackage('attw', ['--pack', '.', '--quiet']),
    needs: 'packages',
  },
  {
    ...checkStep('size-limit', async () => {
      const tool = join(root, 'node_modules/.bin/size-limit');
      const { code, output } = await run(tool, ['--json'], { quiet: true });
      if (code !== 0)
        throw new Refusal(`An entry is larger than .size-limit.mjs allows.\n${output}`);
    }),
    needs: 'packages',
  },
];
