import { readId } from '../../core/each';
import type { Cli, Verb } from '../../core/verb';
import { slow as slowTrial } from '../insights/slow';
import { follow as followTrial, logs as trialLogs, wait as waitForTrials } from '../trial/actions';
import { compare as compareTrials } from '../trial/compare';
import { exportTrials, metrics as trialMetrics } from '../trial/download';
import { requireRuns, runIds } from './find';

/** The same command without --where and the limits of the runs that it chose. */
const withoutWhere = (cli: Cli): Cli =>
  cli.globals.where === undefined
    ? cli
    : { ...cli, globals: { ...cli.globals, where: undefined, limit: undefined, offset: 0 } };

type Words = { summary: string; examples: string[] };

/** A verb of trials as one of runs: a run and its trial have the same number. */
const ofTrial = (verb: Verb, words: Words): Verb => ({
  ...verb,
  ...words,
  operands: verb.operands.replace('trial', 'run'),
  completes: 'run',
  run: async ({ operands, cli, ...input }): Promise<number | undefined> => {
    await requireRuns(cli, `trial ${verb.name} ${operands.join(' ')}`.trimEnd());
    if (!verb.operands.includes('…')) {
      readId(operands[0], 'run');
      return (await verb.run({ operands, cli, ...input })) ?? undefined;
    }
    const ids = await runIds(cli, operands);
    const ofRuns = { ...input, operands: ids.map(String), cli: withoutWhere(cli) };
    return (await verb.run(ofRuns)) ?? undefined;
  },
});

export const metrics = ofTrial(trialMetrics, {
  summary: 'Show what runs reported, number by number',
  examples: ['trainyard run metrics 11 --group validation --metric loss --limit 20'],
});

export const logs = ofTrial(trialLogs, {
  summary: 'Show the log of a run',
  examples: ['trainyard run logs 11 --tail 100', 'trainyard r logs 11 -f --rank-id 0'],
});

export const follow = ofTrial(followTrial, {
  summary: 'Follow the log of a run until it has ended; fails unless it completed',
  examples: ['trainyard run follow 11'],
});

export const wait = ofTrial(waitForTrials, {
  summary: 'Wait until runs have ended; fails unless all completed',
  examples: ['trainyard run wait 11 --timeout 2h'],
});

export const exportRuns = ofTrial(exportTrials, {
  summary: 'Export every number that runs reported as CSV, JSON lines or Arrow',
  examples: ['trainyard run export 11 12 > metrics.csv'],
});

export const compare = ofTrial(compareTrials, {
  summary: 'Show runs side by side: hyperparameters and validations',
  examples: [
    'trainyard run compare 11 12 13',
    "trainyard r compare --where 'experiment=1 and hp.lr>0.01' -o csv",
  ],
});

export const slow = ofTrial(slowTrial, {
  summary: 'Show what limits the speed of a run, and compare it with runs of the same code',
  examples: ['trainyard run slow 85', 'trainyard run slow 85 --json'],
});
