import { screen, waitFor, within } from '@testing-library/react';
import { createExperiment } from '@trainyard/sdk/calls';
import { readYaml } from '@trainyard/sdk/yaml';
import { codeIn } from '@trainyard/ui/test/code-editor';
import { expect, test } from 'vitest';
import { choose, clientOf, dialogOf, openPage } from '~/test/experiment-header';
import { lastBody } from '~/test/outcome';
import { demoSandbox, type RenderOptions } from '~/test/render-app';

type Hyperparameters = Record<string, unknown>;

/** The page of a new experiment with these hyperparameters. */
async function openNew(hyperparameters: Hyperparameters, answer?: RenderOptions['answer']) {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  const config = {
    name: 'values and names',
    entrypoint: 'python3 train.py',
    hyperparameters,
    searcher: { name: 'single', metric: 'loss', max_length: { batches: 100 } },
  };
  const body = { config: JSON.stringify(config), projectId: 1, activate: true };
  const { experiment } = await createExperiment(client, { body });
  return openPage(({ id }) => id === experiment.id, { sandbox, ...(answer && { answer }) });
}

/** The hyperparameters of the experiment that was sent last, as a master reads them. */
async function sentHyperparameters(requests: Request[]): Promise<unknown> {
  const { config } = await lastBody(requests, '/experiments');
  const read = readYaml(config);
  return typeof read === 'object' && read !== null && 'hyperparameters' in read
    ? read.hyperparameters
    : undefined;
}

const constants = (values: Hyperparameters) =>
  Object.fromEntries(Object.entries(values).map(([name, val]) => [name, { type: 'const', val }]));

const texts = {
  warmup: 'off',
  answer: 'y',
  release: '1_000',
  mode: '0755',
  when: '2023-01-02',
  merge: '<<',
  line: 'a\u2028b',
  n: 5,
  lr: 1e-8,
};

test('a fork has the values and names of its source', async () => {
  const { user, requests } = await openNew(texts);
  await user.click(await screen.findByRole('button', { name: 'Fork' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
  const text = await codeIn('config.yaml');
  expect(text).toContain('val: "off"');
  expect(text).toContain('"n":');
  expect(text).toContain('val: 1.0e-8');
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fork' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sentHyperparameters(requests)).toEqual(constants(texts));
});

const dotted = {
  'optimizer.lr': 0.1,
  optimizer: { name: 'sgd' },
  'a.b': { type: 'int', minval: 1, maxval: 3 },
};

test('a hyperparameter search has the names of its source', async () => {
  const { user, requests } = await openNew(dotted);
  await choose(user, 'Hyperparameter Search');
  const dialog = await dialogOf('Hyperparameter Search');
  await user.click(await dialog.findByRole('button', { name: 'Select Hyperparameters' }));
  expect(await dialog.findByText('optimizer.name')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Run Experiment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sentHyperparameters(requests)).toEqual({
    'optimizer.lr': { type: 'const', val: 0.1 },
    optimizer: { name: { type: 'const', val: 'sgd' } },
    'a.b': { type: 'int', minval: 1, maxval: 3 },
  });
});
