import { waitForTrial } from '@trainyard/sdk';
import { killTrial, trialLogs } from '@trainyard/sdk/calls';
import { defineEachVerb, readId, runOnEach } from '../../core/each';
import { logFilter, logOptions, showLog } from '../../core/follow/logs';
import { everyMs, exitCodeOfEnds, reportChanges, waitOptions } from '../../core/follow/wait';
import { type Cli, defineVerb } from '../../core/verb';
import { retentionDays, retentionOptions } from '../experiment/retention';
import { requireActionOn } from '../people/require-action';
import { trialFields } from './columns';
import { trialIds } from './describe';

export const kill = defineEachVerb({
  name: 'kill',
  summary: 'Stop trials at once',
  operands: '<trial…>',
  completes: 'trial',
  examples: ['trainyard trial kill 11'],
  what: 'trial',
  done: 'Killed',
  ids: trialIds,
  run: async (id, { client, options, cli }) => {
    await requireActionOn(cli, { noun: 'trial', id }, 'kill');
    await killTrial(client, { trialId: id }, options);
  },
});

export const logs = defineVerb({
  name: 'logs',
  summary: 'Show the log of a trial',
  operands: '<trial>',
  completes: 'trial',
  prints: 'lines',
  options: logOptions,
  examples: [
    'trainyard trial logs 11 --tail 100',
    'trainyard t logs 11 -f --rank-id 0',
    'trainyard t logs 11 --verify > trial-11.log',
  ],
  run: async ({ operands, values, cli }) => {
    const trialId = readId(operands[0], 'trial');
    if (values.follow) cli.resumeWith(`trainyard trial logs ${trialId} -f`);
    const args = { trialId, ...logFilter(values) };
    await showLog(cli, { call: trialLogs, args, values, lineOf: (line) => line });
  },
});

export const follow = defineVerb({
  name: 'follow',
  summary: 'Follow the log of a trial until it has ended; fails unless it completed',
  operands: '<trial>',
  completes: 'trial',
  options: waitOptions,
  examples: ['trainyard trial follow 11'],
  run: async ({ operands, values, cli }) => {
    const trialId = readId(operands[0], 'trial');
    cli.resumeWith(`trainyard trial follow ${trialId}`);
    const tail = { follow: true, verify: false, secrets: false, head: undefined, tail: undefined };
    const args = { trialId, follow: true };
    await showLog(cli, { call: trialLogs, args, values: tail, lineOf: (line) => line });
    const { state } = await ended(cli, trialId, everyMs(values));
    return exitCodeOfEnds(cli, [state]);
  },
});

export const wait = defineVerb({
  name: 'wait',
  summary: 'Wait until trials have ended; fails unless all completed',
  operands: '<trial…>',
  completes: 'trial',
  options: waitOptions,
  examples: ['trainyard trial wait 11 --timeout 2h'],
  run: async ({ operands, values, cli }) => {
    const ids = await trialIds(cli, operands);
    cli.resumeWith(`trainyard trial wait ${ids.join(' ')}`);
    const trials = await Promise.all(ids.map((id) => ended(cli, id, everyMs(values))));
    if (cli.out.format !== 'table') await cli.out.records(trialFields, trials);
    return exitCodeOfEnds(
      cli,
      trials.map(({ state }) => state),
    );
  },
});

async function ended(cli: Cli, id: number, interval: number) {
  const { client } = await cli.session();
  const onProgress = reportChanges(cli, 'Trial');
  return waitForTrial(client, id, { everyMs: interval, signal: cli.signal, onProgress });
}

export const setLogRetention = defineVerb({
  name: 'set log-retention',
  summary: 'Set how long the logs of trials are kept; needs a master of 0.38',
  operands: '<trial…>',
  completes: 'trial',
  options: retentionOptions,
  examples: ['trainyard trial set log-retention 11 --forever'],
  run: async ({ operands, values, cli }) => {
    const numDays = retentionDays(values);
    const { client } = await cli.session();
    return runOnEach(cli, {
      ids: await trialIds(cli, operands),
      what: 'trial',
      verb: 'set the log retention of',
      done: 'Set the log retention of',
      run: async (trialId) => {
        await requireActionOn(cli, { noun: 'trial', id: trialId }, 'retainLogs');
        const args = { trialId, body: { trialId, numDays } };
        await client.putTrialRetainLogs(args, { signal: cli.signal });
      },
    });
  },
});
