import { release038 } from '@trainyard/sandbox/v038';
import { createExperiment, getExperiment, killExperiment } from '@trainyard/sdk/calls';
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

test('continue changes a hyperparameter whose name has dots, on a master of 0.38 (PR5)', async () => {
  const { trainyard, client, clock } = await startCli({ release: release038 });
  const config = {
    name: 'dots',
    entrypoint: 'python3 train.py',
    hyperparameters: { 'optimizer.lr': 0.1, optimizer: { name: 'sgd' } },
    searcher: { name: 'single', metric: 'loss' },
  };
  const body = { config: JSON.stringify(config), projectId: 1, activate: true };
  const { id } = (await createExperiment(client, { body })).experiment;
  clock.advance(60_000);
  await killExperiment(client, { experimentId: id });
  clock.advance(60_000);
  const changed = ['--config', 'hyperparameters.optimizer.lr=0.2'];
  expect((await trainyard('e', 'continue', `${id}`, ...changed)).exitCode).toBe(0);
  const { experiment } = await getExperiment(client, { experimentId: id });
  expect(experiment.config?.hyperparameters).toEqual({
    'optimizer.lr': { type: 'const', val: 0.2 },
    optimizer: { name: { type: 'const', val: 'sgd' } },
  });
});
