import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getTrial } from '@trainyard/sdk/calls';
import { instantTimers } from '@trainyard/sdk/testing';
import { expect, onTestFinished, test } from 'vitest';
import { startCli } from '../../test/trainyard';
import { startWithCheckpoint } from '../../test/with-checkpoint';

/** Trials of experiment 4 of the demo: a search that has ended. */
const ended = ['27', '28'];

test('list and describe', async () => {
  const { trainyard } = await startCli();
  const list = await trainyard('t', 'list', '4', '-o', 'ids', '--limit', '3');
  expect(list.out).toBe('27\n28\n29');
  const one = await trainyard('trial', 'describe', '27');
  expect(one.out.split('\n').slice(0, 4)).toEqual([
    'ID               27',
    'Experiment       4',
    'State            COMPLETED',
    'Batches          9,600',
  ]);
  const summary = await trainyard('t', 'describe', '27', '--metrics-summary');
  expect(summary.out).toMatch(/\nMetrics +avg_metrics\./);
  const many = await trainyard('t', 'describe', '27..28', '--json');
  expect(JSON.parse(many.out)).toMatchObject([{ id: 27 }, { id: 28 }]);
});

test('describe --metrics shows the reported metrics and their times', async () => {
  const { trainyard } = await startCli();
  const printed = await trainyard(
    't',
    'describe',
    '27',
    '--metrics',
    '-o',
    'csv',
    '--limit',
    '400',
  );
  const kinds = new Set(printed.out.split('\r\n').map((line) => line.split(',')[1]));
  expect([...kinds].sort()).toEqual(['checkpoint', 'kind', 'training', 'validation']);
});

test('logs: the last lines, filtered ones, as rows', async () => {
  const { trainyard } = await startCli();
  const all = await trainyard('trial', 'logs', '27');
  const tail = await trainyard('t', 'logs', '27', '--tail', '2');
  expect(tail.out.split('\n')).toEqual(all.out.split('\n').slice(-2));
  const rows = await trainyard(
    't',
    'logs',
    '27',
    '--head',
    '1',
    '-o',
    'csv',
    '--columns',
    'level,trialId',
  );
  expect(rows.out).toMatch(/^level,trialId\r\n\w+,27\r$/);
  const none = await trainyard('t', 'logs', '27', '--search', 'no such words anywhere');
  expect(none).toEqual({ exitCode: 0, out: '', error: '' });
  expect((await trainyard('t', 'logs', '27', '--timestamp-after', 'soon')).error).toBe(
    '--timestamp-after takes a time such as 2026-11-20T09:00:00Z, not "soon".',
  );
});

test('kill stops a running trial, and rejects a missing one', async () => {
  const { trainyard, client } = await startCli();
  const [running = ''] = (await trainyard('t', 'list', '106', '-o', 'ids')).out.split('\n');
  expect(await trainyard('trial', 'kill', running)).toMatchObject({
    exitCode: 0,
    error: `Killed trial ${running}.`,
  });
  const { trial } = await getTrial(client, { trialId: Number(running) });
  expect(trial.state).toBe('STATE_STOPPING_KILLED');
  expect(await trainyard('trial', 'kill', '99999')).toMatchObject({ exitCode: 1 });
});

test('metrics and export: rows with a limit, or all of them as CSV', async () => {
  const { trainyard, folder } = await startCli();
  const some = ['--group', 'validation', '--metric', 'validation_loss'];
  const rows = await trainyard('t', 'metrics', ...ended, ...some, '--limit', '2', '-o', 'csv');
  expect(rows.out.split('\r\n')[0]).toBe('trialId,batches,group,name,value,time');
  expect(rows.out.split('\r\n')).toHaveLength(3);
  const csv = await trainyard('t', 'export', ...ended, ...some);
  const lines = csv.out.trimEnd().split('\r\n');
  expect(lines[0]).toBe('trialId,batches,group,name,value,time');
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0]))).toEqual(new Set(ended));
  const saved = await trainyard(
    't',
    'export',
    '27',
    ...some,
    '--format',
    'jsonl',
    '--to',
    'm.jsonl',
  );
  expect(saved.error).toBe(`The metrics of one trial are in ${join(folder, 'm.jsonl')}.`);
  const [first = ''] = readFileSync(join(folder, 'm.jsonl'), 'utf8').split('\n');
  expect(JSON.parse(first)).toMatchObject({ trialId: 27, group: 'validation' });
});

test('an export creates the folder of its file (R20)', async () => {
  const { trainyard, folder } = await startCli();
  const file = join('new', 'folder', 'm.csv');
  const { exitCode } = await trainyard('t', 'export', '27', '--limit', '2', '--to', file);
  expect(exitCode).toBe(0);
  expect(existsSync(join(folder, file))).toBe(true);
});

test('a failed export keeps the existing file', async () => {
  const { trainyardOn, folder, sandbox } = await startCli();
  // a read is repeated after 1, 2 and 4 s
  onTestFinished(instantTimers());
  writeFileSync(join(folder, 'm.csv'), 'of last week');
  const fetch = (request: Request) =>
    request.url.includes('metrics')
      ? Promise.resolve(Response.json({ error: { code: 13, error: 'no' } }, { status: 500 }))
      : sandbox.fetch(request);
  const exported = ['t', 'export', '27', '--to', 'm.csv'];
  const { exitCode } = await trainyardOn({ fetch }, ...exported, '--retry', 'off');
  expect(exitCode).not.toBe(0);
  expect(readFileSync(join(folder, 'm.csv'), 'utf8')).toBe('of last week');
  expect(existsSync(join(folder, 'm.csv.part'))).toBe(false);
});

test('compare shows the differences', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('t', 'compare', ...ended, '-o', 'csv');
  const lines = out.split('\r\n');
  expect(lines[0]).toBe('section,path,trial 27,trial 28');
  expect(lines).toContain('hyperparameters,layers,12,10');
  expect(out).not.toContain('optimizer');
  expect((await trainyard('t', 'compare', ...ended, '--same')).out).toContain('optimizer');
});

test('download saves the latest checkpoint', async () => {
  const { trainyard, folder, uuid } = await startWithCheckpoint();
  expect(await trainyard('t', 'download', '1', '--latest', '-q')).toEqual({
    exitCode: 0,
    out: join(folder, 'checkpoints', uuid),
    error: '',
  });
  expect(existsSync(join(folder, 'checkpoints', uuid, 'metadata.json'))).toBe(true);
  expect((await trainyard('t', 'download', '27')).error).toBe(
    'Choose one: --best, --latest or --uuid.',
  );
});

test('support-bundle is an archive that tar reads, in a folder that it creates', async () => {
  const { trainyard, folder } = await startCli();
  const { out, exitCode } = await trainyard('t', 'support-bundle', '27', '-o', 'new/deep');
  expect(exitCode).toBe(0);
  expect(dirname(out)).toBe(join(folder, 'new/deep'));
  const names = execFileSync('tar', ['-tzf', out]).toString().trim().split('\n');
  expect(names.map((name) => name.split('/')[1])).toEqual([
    'trial_logs.txt',
    'master_logs.txt',
    'api_experiment_call.json',
    'api_trial_call.json',
  ]);
});
