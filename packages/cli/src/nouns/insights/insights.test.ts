import { release038 } from '@trainyard/sandbox/v038';
import { items } from '@trainyard/sdk';
import { type Caller, getExperiments, getExperimentTrials, getTrial } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

// in the demo, 1 is a halving search of 24 trials, 4 a random search of 12, and 7 a single trial
const [halving, random, single] = ['1', '4', '7'];

/** The id of the demo's search with the most failed trials. */
async function searchWithFailures(client: Caller): Promise<string> {
  const failed = new Map<number, number>();
  for await (const { id, numTrials } of items(client, getExperiments, {})) {
    if (numTrials <= 8) continue;
    const args = { experimentId: id, states: ['STATE_ERROR' as const], limit: 0 };
    failed.set(id, (await getExperimentTrials(client, args)).trials.length);
  }
  const [worst] = [...failed].sort((one, other) => other[1] - one[1]);
  expect(worst?.[1]).toBeGreaterThan(1);
  return String(worst?.[0]);
}

test.each([
  ['0.23.4', {}],
  ['0.38.1', { release: release038 }],
])('on %s rungs shows each rung, or each trial with a reason', async (_, options) => {
  const { trainyard } = await startCli(options);
  const { out } = await trainyard('e', 'rungs', halving, '--json');
  const rungs: { rung: number; trials: number; promoted: number }[] = JSON.parse(out);
  expect(rungs.length).toBeGreaterThan(1);
  const [first] = rungs;
  expect(first?.promoted).toBeGreaterThan(0);
  expect(first?.trials).toBeGreaterThan(first?.promoted ?? 0);
  const trials = await trainyard('e', 'rungs', halving, '--trials', '--columns', 'id,why');
  expect(trials.out).toMatch(/Not promoted at rung 1: \d+ of \d+; cut at/);
  expect(trials.out).toContain('Trained to the full length');
});

test('rungs rejects a search without rungs', async () => {
  const { trainyard } = await startCli();
  expect(await trainyard('e', 'rungs', random)).toMatchObject({
    exitCode: 1,
    error: 'The searcher random compares no trials at rungs.',
  });
});

test('importance ranks hyperparameters, and says their effect with the curve behind it (A5, H1)', async () => {
  const { trainyard } = await startCli();
  const { out, error } = await trainyard('e', 'importance', halving, '--json');
  type Row = { name: string; importance: number; effect: string; isClear: boolean };
  type Bins = { bins: { count: number; mean: number; low: number; high: number }[] };
  const rows: (Row & Bins)[] = JSON.parse(out);
  expect(rows.length).toBeGreaterThan(1);
  // those that may be chance come last
  const order = rows.map((row) => Number(row.isClear) * 2 + row.importance);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  for (const { effect, isClear, bins } of rows) {
    expect(effect).toMatch(
      /^((higher|lower) is better: mean |best (near|with) .+: mean |no clear effect)/,
    );
    expect(isClear).toBe(effect !== 'no clear effect');
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(24);
    expect(bins.length).toBeGreaterThan(1);
  }
  const table = await trainyard('e', 'importance', halving);
  expect(table.out).toContain(rows[0]?.effect);
  expect(error).toMatch(/^The hyperparameters explain \d+% of the variance among \d+ trials/);
  type Advised = { advice: string; advised: { kind: string } };
  for (const { advice, advised } of JSON.parse(out) as Advised[])
    expect(advice).toMatch(advised.kind === 'narrow' ? /^narrow to / : /^keep/);
  expect(error).toMatch(/\n(The mean .* of trials in these|Too few trials|Ranges that|No range)/);
  const few = await trainyard('e', 'importance', single);
  expect(few.error).toMatch(/^Importance needs at least 20 trials .* experiment 7 has \d+\.$/);
  expect(few.exitCode).toBe(1);
});

// of the demo's trials, one waits for its data, and the other one keeps its GPUs busy
test.each([
  ['0.23.4', {}],
  ['0.38.1', { release: release038 }],
])('on %s slow shows what limits a trial, and the numbers behind it', async (_, options) => {
  const { trainyard } = await startCli(options);
  const waiting = await trainyard('trial', 'slow', '40', '--json');
  type Row = { cause: string; measured: string; value: number; unit: string; source: string };
  const rows: Row[] = JSON.parse(waiting.out);
  expect(rows[0]).toMatchObject({
    ...{ cause: 'input', measured: 'Share of a step spent waiting for data', unit: '%' },
    source: 'dataloader_next, train_batch',
  });
  expect(rows[0]?.value).toBeGreaterThan(25);
  expect(waiting.error).toMatch(
    /^Bound by input\. GPUs measured for \d min\.\nThe GPUs wait until .*\n.*of the same code/,
  );
  const busy = await trainyard('trial', 'slow', '85');
  expect(busy.out).toMatch(/^Measured +Value +Speaks for +Source/);
  expect(busy.out).toMatch(/Mean use of 8 GPUs outside of gaps +9\d% +the GPUs +gpu_util/);
  expect(busy.error).toMatch(/^Bound by the GPUs\./);
});

test.each([
  ['0.23.4', {}],
  ['0.38.1', { release: release038 }],
])('on %s slow judges the slowest trials of a search, and counts causes', async (_, options) => {
  const { trainyard } = await startCli(options);
  const { out, error, exitCode } = await trainyard('e', 'slow', halving, '--trials', '4', '--json');
  expect(exitCode).toBe(0);
  type Row = { trial: number; speed: number; ofMedian: number; verdict: string; causes: string[] };
  const rows: Row[] = JSON.parse(out);
  expect(rows).toHaveLength(4);
  const speeds = rows.map(({ speed }) => speed);
  expect(speeds).toEqual(speeds.toSorted((one, other) => one - other));
  expect(rows[0]?.ofMedian).toBeLessThan(1);
  for (const { verdict } of rows) expect(verdict).not.toBe('');
  expect(error).toMatch(/^Of 4 trials: .*\.\nReads the 4 slowest of 24 trials that have trained;/);
  const { out: counts } = await trainyard('e', 'slow', halving, '--trials', '4', '--causes');
  expect(counts).toMatch(/^Trials +Limited by +Ids/);
  const one = await trainyard('e', 'slow', single);
  expect(one.out).toMatch(/^Trial +State +Speed +Of the median +Verdict/);
  expect(one.error).toMatch(/^Of 1 trial: /);
});

test('slow takes a number of trials, and an experiment that has trained', async () => {
  const { trainyard } = await startCli();
  expect(await trainyard('e', 'slow', single, '--trials', '0')).toMatchObject({ exitCode: 2 });
  expect(await trainyard('e', 'slow', '99999')).toMatchObject({ exitCode: 1 });
});

// the first one has eight GPUs on one machine, the other one sixteen on two
test.each([
  ['71', 'waiting for peers', 'Least used'],
  ['112', 'the network', 'Median throughput of 2 machines, all at their highest'],
])('slow finds that trial %s is limited by %s', async (id, cause, measured) => {
  const { trainyard } = await startCli();
  const { out, error } = await trainyard('trial', 'slow', id, '--json');
  expect(error).toContain(cause);
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ cause, measured: expect.stringContaining(measured) }),
  );
});

test('slow reports of a trial that was not measured why GPUs are not judged', async () => {
  const { trainyard } = await startCli();
  const { error, exitCode } = await trainyard('trial', 'slow', '1');
  expect(exitCode).toBe(0);
  expect(error).toContain('the profiler is off in its configuration');
});

test('failures groups failed trials by error, and finds regions with failures', async () => {
  const { trainyard, client } = await startCli();
  const id = await searchWithFailures(client);
  const { out } = await trainyard('e', 'failures', id, '--json');
  const groups: { count: number; error: string; trials: number[] }[] = JSON.parse(out);
  expect(groups.length).toBeGreaterThan(0);
  for (const { count, error, trials } of groups) {
    expect(trials).toHaveLength(count);
    expect(error).not.toBe('');
  }
  const part = await trainyard('e', 'failures', id, '--logs', '1', '-o', 'ids');
  expect(part.out).toMatch(/^\d+$/);
  expect(part.error).toMatch(/^Reads the logs of 1 of \d+ failed trials; --logs reads more\.$/);
  const regions = await trainyard('e', 'failures', id, '--regions');
  expect(regions.out).toMatch(/^Hyperparameter +Range +Failed inside +Outside +By chance/);
  const none = await trainyard('e', 'failures', single, '--regions');
  expect(none.error).toMatch(/^Regions need at least 8 trials that ended/);
});

test.each([
  ['0.23.4', 'experiment', {}],
  ['0.38.1', 'run', { release: release038 }],
])('on %s failures groups each failed %s of a project by cause', async (_, noun, options) => {
  const { trainyard, client } = await startCli(options);
  const { out, error, exitCode } = await trainyard('failures', '2', '--all', '--json');
  expect(exitCode).toBe(0);
  type Row = { count: number; cause: string; last: string } & Record<
    'experiments' | 'trials',
    number[]
  >;
  const rows: (Row & { rule: { conditions: object[] } | null })[] = JSON.parse(out);
  expect(rows.length).toBeGreaterThan(0);
  for (const { count, cause, experiments, trials, last } of rows) {
    expect(trials).toHaveLength(count);
    // several runs may be of one experiment
    if (noun === 'run') expect(experiments.length).toBeLessThanOrEqual(count);
    else expect(experiments).toHaveLength(count);
    for (const trialId of trials)
      expect((await getTrial(client, { trialId })).trial).toMatchObject({
        experimentId: expect.toSatisfy((id: number) => experiments.includes(id)),
        state: 'STATE_ERROR',
      });
    expect(cause).not.toBe('');
    expect(Date.parse(last)).not.toBeNaN();
  }
  const counts = rows.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const failed = counts.reduce((sum, count) => sum + count, 0);
  expect(error).toMatch(new RegExp(`^${failed} of \\d+ ${noun}s that ended failed\\.$`));
  const table = await trainyard('failures', '2');
  expect(table.out).toMatch(/^Failed +Cause +All with/);
  const part = await trainyard('failures', '2', '--all', '--logs', '1', '-o', 'ids');
  expect(part.out).toMatch(/^\d+$/);
  expect(failed).toBeGreaterThan(1);
  expect(part.error).toBe(error.replace(/\.$/, '; causes of the last 1 read, --logs reads more.'));
});

test('failures takes a project by names, and says what is missing', async () => {
  const { trainyard } = await startCli();
  const named = await trainyard('failures', 'Vision', 'detection-and-classification', '--json');
  expect(named).toMatchObject({
    exitCode: 0,
    out: (await trainyard('failures', '2', '--json')).out,
  });
  expect(await trainyard('failures', 'Vision', 'missing')).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('There is no project "missing"'),
  });
  expect((await trainyard('failures', '999')).exitCode).toBe(1);
  expect(await trainyard('failures', 'vision')).toMatchObject({ exitCode: 2 });
  expect(await trainyard('failures', '2', '--logs', '0')).toMatchObject({ exitCode: 2 });
});
