import { createExperiment } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../test/trainyard';

async function startWithDots() {
  const cli = await startCli();
  const make = async (hyperparameters: Record<string, unknown>) => {
    const config = {
      name: 'dots',
      entrypoint: 'python3 train.py',
      hyperparameters,
      searcher: { name: 'single', metric: 'loss', max_length: { batches: 100 } },
    };
    const body = { config: JSON.stringify(config), projectId: 1, activate: false };
    return (await createExperiment(cli.client, { body })).experiment.id;
  };
  const first = await make({ 'optimizer.lr': 0.1, optimizer: { lr: 0.5 }, 'wandb.api_key': 'k1' });
  const second = await make({ 'optimizer.lr': 0.2, optimizer: { lr: 0.5 }, 'wandb.api_key': 'k2' });
  return { ...cli, first, second };
}

test('compare and diff keep names with dots apart, and mask secrets below them', async () => {
  const { trainyard, first, second } = await startWithDots();
  for (const verb of ['compare', 'diff']) {
    const { out } = await trainyard('e', verb, `${first}`, `${second}`, '-o', 'jsonl');
    expect(out).toContain('\\"optimizer.lr\\"');
    expect(out).toContain('0.2');
    expect(out).not.toMatch(/"k1"|"k2"/);
  }
});

test('a column finds a name with dots', async () => {
  const { trainyard, second } = await startWithDots();
  const columns = 'id,config.hyperparameters.optimizer.lr.val';
  const { out } = await trainyard('e', 'list', '--all', '-o', 'jsonl', '--columns', columns);
  const row = out.split('\n').find((line) => line.includes(`"id":${second},`));
  expect(row).toContain(':0.2');
});
