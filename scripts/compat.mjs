// Compatibility runs, beside the tests; ends with one line `N passed, N failed`. A run is a sample, another
// one each day, and six days in a row hold all but the seeds: every other file of the journeys on one of
// two releases, a third of the pages of each person, half of the people who press what is offered, a
// quarter of the made-up calls and of the cut streams, one of two releases of `det`. `--sample N` takes
// that of a printed line again, `--whole` everything.
// A name runs one alone:
// `attack [--only PART]…` raw bytes on sockets, hostile data on pages, a terminal;
// `det [--only TITLE]… [--table]` the platform's own command line, of both releases, against the
// sandbox, command by command; --table writes the table in packages/sandbox/README.md again;
// `fuzz [--only TITLE]… [--release VERSION] [--seconds N] [--seed N]` made-up calls, round by round,
// each answer held against the contract, of both releases unless one is named; the time is of all
// rounds of a release together (560);
// `runtimes` the SDK as npm packs it, in a blank project, from every runtime it promises.
import { parseArgs } from 'node:util';
import { releases } from './compat/fuzz-rounds.mjs';
import { runAttack } from './compat/run-attack.mjs';
import { runDet } from './compat/run-det.mjs';
import { runFullFuzz, runFuzz } from './compat/run-fuzz.mjs';
import { runRuntimes } from './compat/run-runtimes.mjs';
import { runInstalled } from './lib/bootstrap.mjs';
import { allBuilds, buildStale } from './lib/builds.mjs';
import { compatSteps, sampleOfToday, sampleVariable } from './lib/compat-steps.mjs';
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
    const text = /** @type {const} */ ({ type: 'string' });
    const { values } = parseArgs({
      args,
      options: { only, release: text, seconds: text, seed: text },
    });
    const given = {
      only: values.only,
      ...(values.seconds && { seconds: Number(values.seconds) }),
      ...(values.seed && { seed: Number(values.seed) }),
    };
    const release = releases.find((each) => each === values.release);
    return release ? runFuzz({ release, ...given }) : runFullFuzz(given);
  },
  runtimes: () => runRuntimes(),
};

const options = /** @type {const} */ ({
  step: { type: 'string' },
  sample: { type: 'string' },
  whole: { type: 'boolean' },
});

/** Runs the steps, each a process of its own that inherits the number of the sample. */
function runAll() {
  const { step, whole, ...given } = parseArgs({ options }).values;
  const sample = given.sample ?? process.env[sampleVariable] ?? sampleOfToday();
  process.env[sampleVariable] = whole ? 'all' : sample;
  if (step === undefined)
    console.log(whole ? 'All of everything.' : `Sample ${sample}: --sample ${sample}`);
  return runSteps(compatSteps, step);
}

await runInstalled(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (!program) return runAll();
  const { passed, failed } = await program(args);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
