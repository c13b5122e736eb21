// Runs the compatibility checks, which `npm test` does not include; the last line is `N passed, N
// failed`. Each run checks a sample, and each day has another one. Six samples in a row cover
// everything except the random seeds: a sample has a third of the files of the journeys, on one of
// two releases, a third of the pages of each user, half of the pages for axe, half of the users who
// press every action, a quarter of the random calls and of the cut streams, and one of two releases
// of `det`. Each page is opened every day, with a failed or a refused answer. `--sample N` repeats
// the sample of a printed line, `--whole` runs everything.
// With a name, only that program runs:
// `attack [--only PART]…` sends raw bytes to sockets, and hostile data to pages, a terminal and
// downloads;
// `browsers [--pictures]` walks through pages and actions in Firefox and WebKitGTK beside Chromium,
// and compares layouts; it leaves pictures of failures, or of all pages, in .trainyard/browsers;
// `det [--only TITLE]… [--table]` runs each command of the platform's own command line, in both
// releases, against the sandbox; --table rewrites the table in packages/sandbox/README.md;
// `fuzz [--only TITLE]… [--release VERSION] [--seconds N] [--seed N]` sends random calls in rounds
// and compares each answer with the contract, of both releases unless one is named; the time is for
// all rounds of a release together (560);
// `runtimes` installs the SDK as npm packs it into a blank project, and uses it from every
// supported runtime.
import { parseArgs } from 'node:util';
import { releases } from './compat/fuzz-rounds.mjs';
import { runAttack } from './compat/run-attack.mjs';
import { ensureBrowsers, runBrowsers } from './compat/run-browsers.mjs';
import { runDet } from './compat/run-det.mjs';
import { runFullFuzz, runFuzz } from './compat/run-fuzz.mjs';
import { runRuntimes } from './compat/run-runtimes.mjs';
import { runInstalled } from './lib/bootstrap.mjs';
import { allBuilds, buildStale } from './lib/builds.mjs';
import { ensureChromium } from './lib/chromium.mjs';
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
  browsers: async (args) => {
    const { values } = parseArgs({ args, options: { pictures: { type: 'boolean' } } });
    await buildStale(allBuilds);
    await ensureChromium();
    await ensureBrowsers();
    return runBrowsers({ takesPictures: values.pictures ?? false });
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
    const fuzzOptions = {
      only: values.only,
      ...(values.seconds && { seconds: Number(values.seconds) }),
      ...(values.seed && { seed: Number(values.seed) }),
    };
    const release = releases.find((each) => each === values.release);
    return release ? runFuzz({ release, ...fuzzOptions }) : runFullFuzz(fuzzOptions);
  },
  runtimes: () => runRuntimes(),
};

const options = /** @type {const} */ ({
  step: { type: 'string' },
  sample: { type: 'string' },
  whole: { type: 'boolean' },
});

/** Runs the steps, each in a separate process that inherits the number of the sample. */
function runAll() {
  const { step, whole, ...values } = parseArgs({ options }).values;
  const sample = values.sample ?? process.env[sampleVariable] ?? sampleOfToday();
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
