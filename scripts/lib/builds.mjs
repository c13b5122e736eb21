import { join } from 'node:path';
import { Refusal, root } from './main.mjs';
import { run, secondsSince } from './run.mjs';
import { fingerprint, isStale, markBuilt } from './stale.mjs';

/** @typedef {{ name: string, folder: string, tool: string[], output: string, inputs: string[] }} Build */

/**
 * @param {string} name
 * @param {string[]} dependencies
 * @param {{ output?: string, tool?: string[] }} [options]
 * @returns {Build}
 */
const packageBuild = (
  name,
  dependencies,
  { output = 'index.js', tool = ['tsup', '--silent'] } = {},
) => ({
  name,
  folder: `packages/${name}`,
  tool,
  output: `packages/${name}/dist/${output}`,
  inputs: [...common, ...[name, ...dependencies].map((dependency) => `packages/${dependency}`)],
});

const common = ['pnpm-lock.yaml', 'tsconfig.base.json', 'openapi'];

export const consoleBuild = {
  name: 'console',
  folder: 'console',
  tool: ['vite', 'build', '--logLevel', 'warn'],
  output: 'console/dist/index.html',
  inputs: [
    ...common,
    ...[
      'src',
      'public',
      'bundling',
      'index.html',
      'vite.config.ts',
      'package.json',
      'tsconfig.json',
    ].map((path) => `console/${path}`),
    'packages/sdk',
    'packages/rbac',
    'packages/insights',
    'packages/ui',
  ],
};

/** The catalogue of the blocks of `packages/ui`, which tests use and nothing ships. */
export const catalogueBuild = packageBuild('ui', [], {
  output: 'index.html',
  tool: ['vite', 'build', '--logLevel', 'warn'],
});

export const cliBuild = packageBuild('cli', ['sdk', 'rbac', 'sandbox', 'insights', 'ui'], {
  output: 'trainyard.mjs',
  tool: ['rolldown', '-c'],
});

/**
 * The whole contract of each master, which the generator, tests and tools read.
 *
 * @type {Build}
 */
export const contractBuild = {
  name: 'contract',
  folder: '.',
  tool: ['tsx', 'scripts/generate/bundle.ts'],
  output: 'openapi/package/dist/openapi-0.38.1.json',
  inputs: ['pnpm-lock.yaml', 'openapi', 'scripts/generate'],
};

/** The packages that are published as libraries. */
export const packageBuilds = [
  contractBuild,
  packageBuild('sdk', [], { tool: ['node', 'build.mjs'] }),
  packageBuild('rbac', ['sdk']),
];

/** Everything except the pages: runs without a browser. */
export const programBuilds = [...packageBuilds, packageBuild('sandbox', ['sdk', 'rbac']), cliBuild];

/** Every build, in the order of their type dependencies. */
export const allBuilds = [...programBuilds, consoleBuild];

/**
 * Builds stale outputs, and prints each with its duration.
 *
 * @param {Build[]} builds
 */
export async function buildStale(builds) {
  for (const build of builds) {
    const digest = await fingerprint(build.inputs);
    if (await isStale({ ...build, digest })) await buildOne(build, digest);
  }
}

/**
 * @param {Build} build
 * @param {string} digest
 */
async function buildOne({ name, folder, tool, output }, digest) {
  const startedAt = performance.now();
  console.log(`Building ${name} …`);
  const [command = '', ...args] = tool;
  const cwd = join(root, folder);
  const program = command === 'node' ? process.execPath : join(cwd, 'node_modules/.bin', command);
  const finished = await run(program, args, { cwd, quiet: true });
  if (finished.code !== 0) {
    console.error(finished.output);
    throw new Refusal(`The build of ${name} failed; ${command} says why above.`);
  }
  await markBuilt({ name, digest });
  console.log(`Built ${output} in ${secondsSince(startedAt)}.`);
}
