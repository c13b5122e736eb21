import { screen, waitFor, within } from '@testing-library/react';
import { readYaml } from '@trainyard/sdk/yaml';
import { codeIn, typeCode } from '@trainyard/ui/test/code-editor';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  choose,
  dialogOf,
  isRunningSearch,
  isRunningTrial,
  openHeader,
} from '~/test/experiment-header';
import { lastBody } from '~/test/outcome';
import { demoSandbox } from '~/test/render-app';

afterEach(() => vi.unstubAllGlobals());

describe('forking', () => {
  test('with another name, and opens the new experiment', async () => {
    const { user, experiment, router, read, requests } = await openHeader(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = await dialogOf(`Fork Experiment ${experiment.id}`);
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Experiment name' });
    expect(name.value).toBe(experiment.name);
    await user.clear(name);
    expect(dialog.getByText('Please provide a new experiment name.')).toBeVisible();
    await user.click(name);
    await user.paste('forked');
    expect(await dialog.findByText('The config is valid.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Fork' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'forked' })).toBeVisible();
    const body = await lastBody(requests, '/experiments');
    expect(body).toMatchObject({
      activate: true,
      parentId: experiment.id,
      projectId: experiment.projectId,
    });
    const { pathname } = router.state.location;
    const fork = await read(Number(pathname.split('/')[2]));
    expect(fork).toMatchObject({ name: 'forked', forkedFrom: experiment.id });
  });

  test('in another pool, chosen by its free slots and when it starts there', async () => {
    const { user, router, read } = await openHeader(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false }));
    const pools = within(await dialog.findByRole('group', { name: 'Resource Pool' }));
    expect((await pools.findAllByText(/^(starts|can) /)).length).toBeGreaterThan(1);
    const radio = (name: string) => pools.getByRole<HTMLInputElement>('radio', { name });
    expect(radio('a100-pool').checked).toBe(true);
    await user.click(radio('t4-pool'));
    expect(radio('t4-pool').checked).toBe(true);
    await user.click(radio('Pick the best option'));
    await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
    expect(readYaml(await codeIn('config.yaml'))).not.toHaveProperty('resources.resource_pool');
    await user.click(radio('t4-pool'));
    expect(readYaml(await codeIn('config.yaml'))).toMatchObject({
      resources: { resource_pool: 't4-pool' },
    });
    expect(await dialog.findByText('The config is valid.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Fork' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/experiments\/\d+/));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(async () => {
      const fork = await read(Number(router.state.location.pathname.split('/')[2]));
      expect(fork?.config?.resources).toMatchObject({ resource_pool: 't4-pool' });
    });
  });

  test('form and text are in step, both ways', async () => {
    const { user } = await openHeader(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false }));
    const name = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Experiment name' });
    await user.clear(name());
    await user.click(name());
    await user.paste('from the form');
    await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
    const text = await codeIn('config.yaml');
    expect(readYaml(text)).toMatchObject({ name: 'from the form' });
    expect(text).not.toContain('registry_auth');
    await typeCode('config.yaml', text.replace('name: from the form', 'name: from the text'));
    await user.click(dialog.getByRole('button', { name: 'Show Simple Config' }));
    expect(name().value).toBe('from the text');
  });

  test('invalid YAML shows the message of a master, and is not sent', async () => {
    const { user, requests } = await openHeader(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false }));
    await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
    await typeCode('config.yaml', 'name: a: b');
    expect(
      await dialog.findByText(/^Line 1: mapping values are not allowed in this context\.$/),
    ).toBeVisible();
    const count = requests.length;
    await user.click(dialog.getByRole('button', { name: 'Fork' }));
    await user.click(dialog.getByRole('button', { name: 'Show Simple Config' }));
    expect(await codeIn('config.yaml')).toBe('name: a: b');
    expect(requests.slice(count).some(({ method }) => method === 'POST')).toBe(false);
  });

  test('an error of the master is shown while the user types', async () => {
    const { user } = await openHeader(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false }));
    await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
    const text = await codeIn('config.yaml');
    await typeCode('config.yaml', text.replace('max_length:', 'max_lenght:'));
    expect(
      await dialog.findByText(/invalid experiment configuration: .*max_lenght/s),
    ).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Fork' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await typeCode('config.yaml', text);
    expect(await dialog.findByText('The config is valid.')).toBeVisible();
  });

  test('a failed submit is quoted above the form until the next edit', async () => {
    const { user, sandbox } = await openHeader(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false }));
    expect(await dialog.findByText('The config is valid.')).toBeVisible();
    sandbox.faults.set(['error=createExperiment:1:503']);
    await user.click(dialog.getByRole('button', { name: 'Fork' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Unable to fork with the provided config.',
    );
    sandbox.faults.set([]);
    await user.type(dialog.getByRole('textbox', { name: 'Experiment name' }), '2');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  test('more slots than exist show a warning, and can be submitted', async () => {
    let isRequested = false;
    const sandbox = demoSandbox();
    const answer = (request: Request) => {
      if (request.method !== 'POST' || !request.url.endsWith('/api/v1/experiments'))
        return undefined;
      isRequested = true;
      return sandbox
        .fetch(request)
        .then((response) => response.json())
        .then((answer) =>
          Response.json({ ...answer, warnings: ['LAUNCH_WARNING_CURRENT_SLOTS_EXCEEDED'] }),
        );
    };
    const { user } = await openHeader(isRunningTrial, { sandbox, answer });
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false }));
    expect(await dialog.findByText('The config is valid.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Fork' }));
    expect(await screen.findByText('Current Slots Exceeded')).toBeVisible();
    expect(isRequested).toBe(true);
  });
});

describe('continuing', () => {
  test('the trial continues for the requested length', async () => {
    const { user, experiment, read, router } = await openHeader(isRunningTrial);
    const full = await read(experiment.id);
    const trialId = full?.trialIds[0];
    await choose(user, 'Continue Trial');
    const length = await screen.findByRole('textbox', { name: 'Max batches' });
    const dialog = await dialogOf(`Continue Trial ${trialId}`);
    await user.clear(length);
    expect(dialog.getByText('Please provide a max length.')).toBeVisible();
    await user.type(length, '0');
    expect(dialog.getByText('Max length must be at least 1.')).toBeVisible();
    await user.clear(length);
    await user.type(length, '123');
    await user.click(dialog.getByRole('button', { name: 'Continue Trial' }));
    await waitFor(() => expect(router.state.location.pathname).not.toContain(`/${experiment.id}/`));
    const fork = await read(Number(router.state.location.pathname.split('/')[2]));
    expect(fork?.description).toMatch(
      new RegExp(`^Continuation of trial ${trialId}, experiment ${experiment.id}`),
    );
    expect(fork?.config?.searcher).toMatchObject({
      name: 'single',
      source_trial_id: trialId,
      max_length: { batches: 123 },
    });
  });
});

describe('a hyperparameter search', () => {
  test('is made on two pages, with its trials counted', async () => {
    const { user, experiment, router, read } = await openHeader(isRunningTrial);
    await choose(user, 'Hyperparameter Search');
    const trials = await screen.findByRole('textbox', { name: 'Max trials' });
    const dialog = await dialogOf('Hyperparameter Search');
    await user.clear(trials);
    expect(dialog.getByText('Max trials required')).toBeVisible();
    await user.type(trials, '5');
    const pools = within(await dialog.findByRole('group', { name: 'Resource Pool' }));
    expect((await pools.findAllByText(/^(starts|can) /)).length).toBeGreaterThan(1);
    expect(pools.queryByRole('radio', { name: 'Pick the best option' })).toBeNull();
    expect(pools.getAllByText(/^\d+ of \d+ free, \d+ queued$/).length).toBeGreaterThan(1);
    await user.click(dialog.getByRole('radio', { name: 'Random' }));
    expect(dialog.queryByText('Early stopping mode')).toBeNull();
    expect(await dialog.findByText('5 trials')).toBeVisible();
    expect(await dialog.findByText('5 ×')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Select Hyperparameters' }));
    await user.click(dialog.getByRole('combobox', { name: 'Type of lr' }));
    await user.click(await screen.findByRole('option', { name: 'Double' }));
    expect(dialog.getByText(/Minimum value is required\./)).toBeVisible();
    const run = dialog.getByRole('button', { name: 'Run Experiment' });
    expect(run.getAttribute('aria-disabled')).toBe('true');
    await user.type(dialog.getByRole('textbox', { name: 'Min value of lr' }), '0.1');
    await user.type(dialog.getByRole('textbox', { name: 'Max value of lr' }), '0.01');
    expect(dialog.getByText('Maximum value must be above the minimum value.')).toBeVisible();
    const max = dialog.getByRole('textbox', { name: 'Max value of lr' });
    await user.clear(max);
    await user.type(max, '0.5');
    expect(await dialog.findByText('The config is valid.')).toBeVisible();
    await user.click(run);
    await waitFor(() => expect(router.state.location.pathname).not.toContain(`/${experiment.id}/`));
    const fork = await read(Number(router.state.location.pathname.split('/')[2]));
    expect(fork?.config).toMatchObject({
      searcher: { name: 'random', max_trials: 5 },
      hyperparameters: { lr: { type: 'double', minval: 0.1, maxval: 0.5 } },
    });
  });

  test('goes back a page and keeps what was typed', async () => {
    const { user } = await openHeader(isRunningSearch);
    await user.click(await screen.findByRole('button', { name: 'Hyperparameter Search' }));
    await user.click(await screen.findByRole('radio', { name: 'Grid' }));
    const dialog = await dialogOf('Hyperparameter Search');
    expect(dialog.queryByRole('textbox', { name: 'Max trials' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Select Hyperparameters' }));
    expect(dialog.getByRole('columnheader', { name: 'Grid Count' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Grid' }).checked).toBe(true);
  });
});
