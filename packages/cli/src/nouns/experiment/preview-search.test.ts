import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

test('shows the trials of a search', async () => {
  const { trainyard, folder } = await startCli();
  const config =
    'name: x\nsearcher:\n  name: random\n  metric: loss\n  max_trials: 3\n  max_length: {batches: 100}\n';
  writeFileSync(join(folder, 'random.yaml'), config);
  expect(await trainyard('preview-search', 'random.yaml')).toEqual({
    exitCode: 0,
    out: 'Trials  Steps\n     3  train 100 batches, validate',
    error: '3 trials in all.',
  });
});

test.each([
  ['name: x', 'has no searcher'],
  ['a: [', 'is not valid YAML: '],
  ['- 1', 'is not a configuration'],
])('%j is rejected', async (text, sentence) => {
  const { trainyard, folder } = await startCli();
  writeFileSync(join(folder, 'config.yaml'), text);
  const refused = await trainyard('preview-search', 'config.yaml');
  expect(refused).toMatchObject({ exitCode: 2, out: '' });
  expect(refused.error).toContain(`config.yaml ${sentence}`);
  expect((await trainyard('preview-search', 'none.yaml')).error).toContain(
    'none.yaml cannot be read',
  );
});
