import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('list-trials shows the best value of the searcher’s metric', async () => {
  const { trainyard } = await startCli();
  const columns = ['--columns', 'id,state,best,hparams.layers'];
  const { out } = await trainyard('e', 'lt', '4', '--limit', '2', ...columns);
  expect(out.split('\n')).toEqual([
    'ID  State      Best validation_accuracy  hparams.layers',
    expect.stringMatching(/^27 {2}COMPLETED +0\.\d+ {2}\d+$/),
    expect.stringMatching(/^28 {2}COMPLETED +0\.\d+ {2}\d+$/),
  ]);
  const table = await trainyard('e', 'list-trials', '4', '--limit', '1', '--no-header');
  expect(table.out).toMatch(/dropout=0\.0349 .*model\.activation=gelu/);
});

test('list-checkpoints shows the latest, or the best', async () => {
  const { trainyard } = await startCli();
  const best = await trainyard(
    'e',
    'lc',
    '4',
    '--best',
    '2',
    '-o',
    'csv',
    '--columns',
    'uuid,size,batches',
  );
  expect(best.out.split('\r\n')[0]).toBe('uuid,size,batches');
  expect(best.out.split('\r\n')).toHaveLength(3);
  const all = await trainyard('e', 'list-checkpoints', '4', '-o', 'ids');
  expect(all.out).toMatch(/^[\da-f]{8}-[\da-f-]{27}\n/);
});

test('config is YAML, or JSON, or as submitted', async () => {
  const { trainyard } = await startCli();
  const yaml = await trainyard('e', 'config', '7');
  expect(yaml.out).toContain('\nsearcher:\n  max_length:\n    batches: 19200\n');
  const json = await trainyard('e', 'config', '7', '--json');
  expect(JSON.parse(json.out)).toMatchObject({ searcher: { name: 'single' } });
  const original = await trainyard('e', 'config', '7', '--original');
  expect(original.out).toMatch(/^name: mobilenetv3-qat\n/);
});

test('the first word of a two-word command lists the second words', async () => {
  const { trainyard } = await startCli();
  const { exitCode, out } = await trainyard('e', 'label');
  expect(exitCode).toBe(0);
  expect(out).toContain('label add');
});
