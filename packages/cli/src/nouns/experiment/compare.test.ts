import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { killExperiment } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { unifiedDiff } from '../../core/files/text-diff';
import { startCli } from '../../test/trainyard';

test('compare shows the differences side by side', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('e', 'compare', '7', '43', '-o', 'csv');
  const lines = out.split('\r\n');
  expect(lines[0]).toBe('section,path,experiment 7,experiment 43');
  expect(lines).toContain('config,name,mobilenetv3-qat,mobilenetv3-qat-longer');
  expect(out).not.toContain(',entrypoint,');
});

test('diff separates configuration, code and metrics, also as Markdown and JSON', async () => {
  const { trainyard } = await startCli();
  const plain = await trainyard('e', 'diff', '7', '43');
  expect(plain.out).toContain('Configuration:');
  expect(plain.out).toContain('  name: mobilenetv3-qat -> mobilenetv3-qat-longer');
  const markdown = await trainyard('e', 'diff', '7', '43', '--markdown');
  expect(markdown.out).toMatch(/^# Experiment 7 and 43\n/);
  expect(markdown.out).toContain('| name | mobilenetv3-qat | mobilenetv3-qat-longer |');
  const json = await trainyard('e', 'diff', '7', '43', '--json');
  expect(JSON.parse(json.out).config).toContainEqual({
    path: 'name',
    change: 'changed',
    before: 'mobilenetv3-qat',
    after: 'mobilenetv3-qat-longer',
  });
  expect((await trainyard('e', 'diff', '7', '7')).out).toBe('Experiments 7 and 7 do not differ.');
});

test('differing lines are shown with their context', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n';
  expect(unifiedDiff(before, before)).toEqual([]);
  expect(unifiedDiff(before, before.replace('e\n', 'E\n').concat('k\n'))).toEqual([
    '@@ -2 +2 @@',
    ' b',
    ' c',
    ' d',
    '-e',
    '+E',
    ' f',
    ' g',
    ' h',
    ' i',
    ' j',
    '+k',
  ]);
  expect(unifiedDiff('', 'x\n')).toEqual(['@@ -1 +1 @@', '+x']);
});

test('export writes the metrics of every trial', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard(
    'e',
    'export',
    '4',
    '--group',
    'validation',
    '--metric',
    'validation_loss',
  );
  const trials = new Set(
    out
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
  );
  expect(trials.has('27') && trials.has('38')).toBe(true);
});

test('download reports that there is no metric', async () => {
  const { trainyard } = await startCli();
  expect(await trainyard('e', 'download', '116')).toMatchObject({
    exitCode: 1,
    error: 'Experiment 116 has no judged checkpoint with files.',
  });
  expect((await trainyard('e', 'download', '4', '--sort-by', 'loss')).exitCode).toBe(2);
});

test('download-model-def saves the code, as an archive or as files', async () => {
  const { trainyard, folder } = await startCli();
  const archive = await trainyard('e', 'download-model-def', '7');
  expect(archive.out).toBe(join(folder, 'experiment_7_model_def.tgz'));
  expect(readFileSync(archive.out).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  const files = await trainyard('e', 'download-model-def', '7', '--extract', '--timeout', '5');
  expect(files).toEqual({
    exitCode: 0,
    error: '',
    out: join(folder, 'experiment_7_model_def'),
  });
  expect(existsSync(files.out)).toBe(true);
});

test('download-model-def creates the folder of --output-dir (R20)', async () => {
  const { trainyard, folder } = await startCli();
  const place = ['--output-dir', 'new/deep'];
  const archive = await trainyard('e', 'download-model-def', '7', ...place);
  expect(archive).toEqual({
    exitCode: 0,
    error: '',
    out: join(folder, 'new/deep/experiment_7_model_def.tgz'),
  });
  expect(readFileSync(archive.out).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  const again = ['--output-dir', 'newer/deep', '--extract'];
  const files = await trainyard('e', 'download-model-def', '7', ...again);
  expect(files.out).toBe(join(folder, 'newer/deep/experiment_7_model_def'));
  expect(existsSync(files.out)).toBe(true);
});

test('download-model-def replaces a link at its place, not what it leads to', async () => {
  const { trainyard, folder } = await startCli();
  const precious = join(folder, 'precious');
  writeFileSync(precious, 'mine');
  symlinkSync(precious, join(folder, 'experiment_7_model_def.tgz'));
  symlinkSync(precious, join(folder, 'experiment_7_model_def.tgz.part'));
  expect((await trainyard('e', 'download-model-def', '7')).exitCode).toBe(0);
  expect(readFileSync(precious, 'utf8')).toBe('mine');
});

test('watch prints each change until all have ended', async () => {
  const { trainyard, client, clock } = await startCli();
  const watching = trainyard(
    'e',
    'watch',
    '106',
    '--polling-interval',
    '0.01',
    '--csv',
    '--columns',
    'id,state',
  );
  await killExperiment(client, { experimentId: 106 });
  clock.advance(60_000);
  const { exitCode, out } = await watching;
  expect(exitCode).toBe(1);
  expect(out.split('\r\n').slice(-1)).toEqual(['106,STATE_CANCELED\r']);
});

test('open prints the address of an experiment in the console', async () => {
  const { trainyard } = await startCli();
  expect((await trainyard('e', 'open', '7', '--print')).out).toBe(
    'http://sandbox:80/det/experiments/7',
  );
  const other = await trainyard('e', 'open', '7', '--print', '--console', 'http://c:8300/');
  expect(other.out).toBe('http://c:8300/experiments/7');
});

test('calls of a newer master are reported as unsupported', async () => {
  const { trainyard } = await startCli();
  const words = ['set', 'log-retention', '7', '--days', '3', '--detailed-exit-code'];
  const refused = await trainyard('e', ...words);
  expect(refused.exitCode).toBe(7);
  expect(refused.error).toContain('It needs a master of 0.38.');
  const without = await trainyard('e', 'set', 'log-retention', '7');
  expect(without).toMatchObject({ exitCode: 2, error: 'Give --days N or --forever.' });
});

test('diff continues if an experiment has no code', async () => {
  const { trainyardOn, sandbox } = await startCli();
  const fetch = async (request: Request) =>
    request.url.endsWith('/experiments/5/file_tree')
      ? Response.json({ error: { code: 13, reason: 'Internal', error: 'EOF' } }, { status: 500 })
      : sandbox.fetch(request);
  const { exitCode, out, error } = await trainyardOn(
    { fetch },
    'e',
    'diff',
    '3',
    '5',
    '--retry',
    '1',
  );
  expect({ exitCode, error }).toEqual({
    exitCode: 0,
    error: 'Experiment 5 has no code; the rest is compared.',
  });
  expect(out).toContain('Hyperparameters:');
  expect(out).not.toContain('Code:');
});
