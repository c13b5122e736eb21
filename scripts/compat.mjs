// Compatibility runs, beside the tests; ends with one line `N passed, N failed`. A name runs one alone:
// `attack [--only PART]…` raw bytes on sockets, hostile data on pages, a terminal;
// `det [--only TITLE]… [--table]` the platform's own command line against the sandbox, command by
// command; --table writes the table in packages/sandbox/README.md anew;
// `fuzz [--only TITLE]… [--seconds N] [--seed N]` made-up calls, round by round, each answer held
// against the contract; the time is of all rounds together (560);
// `runtimes` the SDK as npm packs it, in a blank project, from every runtime it promises.
import { parseArgs } from 'node:util';
import { runAttack } from './compat/run-attack.mjs';
import { runDet } from './compat/run-det.mjs';
import { runFuzz } from './compat/run-fuzz.mjs';
import { runRuntimes } from './compat/run-runtimes.mjs';
import { runInstalled } from './lib/bootstrap.mjs';
import { allBuilds, buildStale } from './lib/builds.mjs';
import { compatSteps } from './lib/compat-steps.mjs';
import { runSteps } from './lib/run-steps.mjs';

const only = /** @type {const} */ ({ type: 'string', multiple: true });

/** @type {Record<string, (args: string[]) => Promise<import('./lib/steps.mjs').Count>>} */
const programs = {
  attack: async (args) => {
    const { values } = parseArgs({ args, options: { only } });
    await buildStale(allBuilds);
    return runAttack(values);
  },
  det: (args) => {
    const { values } = parseArgs({ args, options: { only, table: { type: 'boolean' } } });
    return runDet({ writesTable: values.table, only: values.only });
  },
  fuzz: (args) => {
    const number = /** @type {const} */ ({ type: 'string' });
    const { values } = parseArgs({ args, options: { only, seconds: number, seed: number } });
    return runFuzz({
      only: values.only,
      ...(values.seconds && { seconds: Number(values.seconds) }),
      ...(values.seed && { seed: Number(values.seed) }),
    });
  },
  runtimes: () => runRuntimes(),
};

await runInstalled(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (!program) return runSteps(compatSteps);
  const { passed, failed } = await program(args);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
