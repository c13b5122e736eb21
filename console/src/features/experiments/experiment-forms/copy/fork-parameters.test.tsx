import { screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import { createExperiment } from '@trainyard/sdk/calls';
import { readYaml } from '@trainyard/sdk/yaml';
import { codeIn, typeCode } from '@trainyard/ui/test/code-editor';
import { expect, test, vi } from 'vitest';
import { choose, clientOf, dialogOf, isRunningTrial, openPage } from '~/test/experiment-header';
import { lastBody } from '~/test/outcome';
import { demoSandbox } from '~/test/render-app';
import { renderPart } from '~/test/render-part';
import CopyDialog from './copy-dialog';

const hyperparameters = {
  lr: { type: 'const', val: 0.01 },
  'optimizer.beta': 0.9,
  optimizer: { name: 'adam' },
};
const searcher = { name: 'single', metric: 'loss', max_length: { batches: 100 } };

/** A master with a new experiment, which may refuse the configs of others. */
async function withExperiment(
  change: object = {},
  refusalOf: (config: string) => string | undefined = () => undefined,
) {
  const sandbox = demoSandbox();
  const config = {
    name: 'resnet50',
    entrypoint: 'python3 train.py',
    labels: ['baseline'],
    hyperparameters,
    searcher,
    ...change,
  };
  const body = { config: JSON.stringify(config), projectId: 1, activate: true };
  const { experiment } = await createExperiment(await clientOf(sandbox), { body });
  const create = async (request: Request) => {
    const { config: sent, activate } = await request.clone().json();
    const message = activate ? refusalOf(sent) : undefined;
    return message ? Response.json({ code: 13, message }, { status: 500 }) : sandbox.fetch(request);
  };
  const answer = (request: Request) =>
    request.method === 'POST' && request.url.endsWith('/experiments') ? create(request) : undefined;
  return { experiment, sandbox, answer };
}

/** The fork dialog of a new experiment, without the page of that experiment. */
async function openFork(...args: Parameters<typeof withExperiment>) {
  const { experiment, ...master } = await withExperiment(...args);
  const onClose = vi.fn();
  const part = <CopyDialog experiment={experiment} onClose={onClose} />;
  const { router, requests } = await renderPart(part, master);
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const dialog = await dialogOf(`Fork Experiment ${experiment.id}`);
  const page = () => router.history.location;
  return { ...partsOf(dialog, user), user, dialog, experiment, requests, onClose, page };
}

function partsOf(dialog: Awaited<ReturnType<typeof dialogOf>>, user: UserEvent) {
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  const fill = async (name: string, value: string) => {
    await user.clear(field(name));
    await user.paste(value);
  };
  const changes = () => {
    const part = within(dialog.getByRole('region', { name: 'What differs' }));
    return part
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  };
  return { field, fill, changes };
}

const configOf = (body: { config: string }) => readYaml(body.config);

test('hyperparameters are fields beside their old values; what differs is listed before the button', async () => {
  const { experiment, ...options } = await withExperiment();
  const { user, requests, router } = await openPage(({ id }) => id === experiment.id, options);
  await user.click(await screen.findByRole('button', { name: 'Fork' }));
  const dialog = await dialogOf(`Fork Experiment ${experiment.id}`);
  const { field, fill, changes } = partsOf(dialog, user);
  expect(dialog.getByText('Nothing. The config is the same.')).toBeVisible();
  expect(field('Value of optimizer.beta').value).toBe('0.9');
  await fill('Value of lr', '1e-5');
  expect(field('Experiment name').value).toBe('resnet50 lr=0.00001');
  const tags = within(dialog.getByRole('list', { name: 'Tags' }));
  expect(tags.getByText('lr=0.00001')).toBeVisible();
  expect(dialog.getByText('1 changed')).toBeVisible();
  expect(changes()).toEqual([
    ['hyperparameters.lr', '0.01', '0.00001'],
    ['labels', 'baseline', 'baseline, lr=0.00001'],
    ['name', 'resnet50', 'resnet50 lr=0.00001'],
  ]);
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fork' }));
  await waitFor(() => expect(router.state.location.pathname).not.toContain(`/${experiment.id}/`));
  const body = await lastBody(requests, '/experiments');
  expect(body.parentId).toBe(experiment.id);
  expect(configOf(body)).toMatchObject({
    name: 'resnet50 lr=0.00001',
    labels: ['baseline', 'lr=0.00001'],
    hyperparameters: {
      lr: { type: 'const', val: 1e-5 },
      'optimizer.beta': { type: 'const', val: 0.9 },
    },
  });
});

test('a value that cannot be read, or more than 20 at once, are explained, and nothing is sent', async () => {
  const { user, dialog, field, fill, requests } = await openFork();
  await fill('Value of lr', 'fast');
  expect(dialog.getByText('Value must be a number.')).toBeVisible();
  expect(field('Value of lr').getAttribute('aria-invalid')).toBe('true');
  const fork = dialog.getByRole('button', { name: 'Fork' });
  expect(fork.getAttribute('aria-disabled')).toBe('true');
  const before = requests.length;
  await user.click(fork);
  expect(requests.slice(before).filter(({ method }) => method === 'POST')).toEqual([]);

  await fill('Value of lr', Array.from({ length: 21 }, (_, at) => at).join(', '));
  expect(dialog.getByText('21 experiments are too many at once. The most are 20.')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Fork 21/ }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('a changed value is reset alone, and the proposed name and tag go with it; an own name and a removed tag stay as they are', async () => {
  const { user, dialog, field, fill } = await openFork();
  await fill('Value of lr', '0.1');
  await fill('Value of optimizer.name', 'sgd');
  await user.click(dialog.getByRole('button', { name: 'Reset lr' }));
  expect(field('Value of lr').value).toBe('0.01');
  expect(field('Experiment name').value).toBe('resnet50 optimizer.name=sgd');
  expect(dialog.queryByText('lr=0.1')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Reset lr' })).toBeNull();

  await fill('Value of lr', '0.1');
  await user.click(dialog.getByRole('button', { name: /^Remove (tag )?lr=0\.1$/ }));
  await fill('Experiment name', 'mine');
  await user.type(field('Value of lr'), '5');
  expect(field('Experiment name').value).toBe('mine');
  expect(dialog.queryByText('lr=0.15')).toBeNull();
});

test('YAML is one switch away, with its comments and what fields have changed; while it is broken the chosen pool and its forecast stay (E14.4)', async () => {
  const { user, dialog, field, fill, changes } = await openFork({
    resources: { resource_pool: 'a100-pool' },
  });
  const pools = within(await dialog.findByRole('group', { name: /^Resource Pool/ }));
  const forecasts = await pools.findAllByText(/^(starts|can) /);

  await fill('Value of lr', '0.1');
  await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
  const text = await codeIn('config.yaml');
  expect(readYaml(text)).toMatchObject({ name: 'resnet50 lr=0.1' });
  const commented = text
    .replace('val: 0.1', 'val: 0.2 # twice')
    .replace('max_restarts: 5', 'max_restarts: 0');
  await typeCode('config.yaml', commented);
  expect(changes()).toContainEqual(['max_restarts', '5', '0']);
  await user.click(dialog.getByRole('button', { name: 'Show Simple Config' }));
  expect(field('Value of lr').value).toBe('0.2');
  expect(field('Experiment name').value).toBe('resnet50 lr=0.2');
  await fill('Value of optimizer.beta', '0.5');
  await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
  expect(await codeIn('config.yaml')).toContain('val: 0.2 # twice');

  await typeCode('config.yaml', 'name: a: b');
  expect(await dialog.findByText(/^Line 1: /)).toBeVisible();
  const poolChoice = pools.getByRole<HTMLInputElement>('radio', { name: 'a100-pool' });
  expect(poolChoice.checked).toBe(true);
  expect(poolChoice).toBeDisabled();
  expect(pools.getAllByText(/^(starts|can) /)).toHaveLength(forecasts.length);
});

test('a list of values makes an experiment of each, with names and tags of their own', async () => {
  const { user, dialog, field, fill, changes, requests, page } = await openFork();
  await fill('Value of lr', '0.1, 0.03, 0.01');
  expect(field('Experiment name').value).toBe('resnet50 lr={lr}');
  const names = within(dialog.getByRole('region', { name: 'Names' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'resnet50 lr=0.1',
    'resnet50 lr=0.03',
    'resnet50 lr=0.01',
  ]);
  expect(changes()[0]).toEqual(['hyperparameters.lr', '0.01', '0.1, 0.03, 0.01']);
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fork 3 experiments' }));
  await waitFor(() => expect(page().pathname).toBe('/experiment-compare'));
  const bodies = await Promise.all(
    requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith('/experiments'))
      .map((request) => request.clone().json()),
  );
  const configs = bodies.filter(({ activate }) => activate).map(configOf);
  expect(configs).toMatchObject(
    [0.1, 0.03, 0.01].map((lr) => ({
      name: `resnet50 lr=${lr}`,
      labels: ['baseline', `lr=${lr}`],
      hyperparameters: { lr: { val: lr } },
    })),
  );
  expect(page().search).toMatch(/^\?id=\d+&id=\d+&id=\d+$/);
});

test('a failure is reported for its fork; the others stay, and only it is made again', async () => {
  let isBroken = true;
  const sent: string[] = [];
  const { user, dialog, fill, page } = await openFork({}, (config) => {
    if (isBroken && config.includes('lr=0.03')) return 'no room';
    sent.push(config);
    return undefined;
  });
  await fill('Value of lr', '0.1, 0.03, 0.02');
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fork 3 experiments' }));
  expect(await dialog.findByText('1 of 3 experiments could not be created.')).toBeVisible();
  const list = within(dialog.getByRole('region', { name: 'Created experiments' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'resnet50 lr=0.1',
    'resnet50 lr=0.02',
  ]);
  expect(list.getByText(/resnet50 lr=0\.03: no room/)).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Fork 1 experiment' }));
  await waitFor(() => expect(page().pathname).toBe('/experiment-compare'));
  expect(sent).toHaveLength(3);
});

test('the ranges of a search are fields', async () => {
  const { user, dialog, fill, changes, requests, onClose } = await openFork({
    hyperparameters: { lr: { type: 'log', base: 10, minval: -4, maxval: -1 }, depth: 8 },
    searcher: { ...searcher, name: 'random', max_trials: 4 },
  });
  await fill('Min value of lr', '-5');
  await user.click(dialog.getByRole('combobox', { name: 'Type of depth' }));
  await user.click(await screen.findByRole('option', { name: 'Categorical' }));
  await fill('Values of depth', '8, 16');
  expect(changes().slice(0, 2)).toEqual([
    ['hyperparameters.depth', '8', 'one of 8, 16'],
    ['hyperparameters.lr', '-4 to -1 (log, base 10)', '-5 to -1 (log, base 10)'],
  ]);
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fork' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(configOf(await lastBody(requests, '/experiments'))).toMatchObject({
    name: 'resnet50 depth=8|16 lr=10^-5..10^-1',
    hyperparameters: {
      lr: { type: 'log', base: 10, minval: -5, maxval: -1 },
      depth: { type: 'categorical', vals: [8, 16] },
    },
  });
});

test('a continued trial shows its hyperparameters as fields, one value each', async () => {
  const { user, requests } = await openPage(isRunningTrial);
  await choose(user, 'Continue Trial');
  await screen.findByRole('textbox', { name: 'Max batches' });
  const dialog = within(screen.getByRole('dialog', { busy: false }));
  const lr = dialog.getByRole('textbox', { name: 'Value of lr' });
  await user.clear(lr);
  await user.paste('0.1, 0.2');
  expect(dialog.getByText('Value must be one value.')).toBeVisible();
  await user.clear(lr);
  await user.paste('0.125');
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Continue Trial' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(configOf(await lastBody(requests, '/experiments'))).toMatchObject({
    hyperparameters: { lr: { type: 'const', val: 0.125 } },
  });
});
