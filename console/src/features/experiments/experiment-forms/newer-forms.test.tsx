import { screen, waitFor, within } from '@testing-library/react';
import { release038 } from '@trainyard/sandbox/v038';
import { codeIn } from '@trainyard/ui/test/code-editor';
import { expect, test } from 'vitest';
import { choose, dialogOf, isRunningTrial, openPage } from '~/test/experiment-header';
import { demoSandbox, renderApp } from '~/test/render-app';

const newer = () => ({ sandbox: demoSandbox(release038) });

test('a search that stops trials says how long they train by a metric', async () => {
  const { user, router, experiment, read } = await openPage(isRunningTrial, newer());
  await choose(user, 'Hyperparameter Search');
  const time = await screen.findByRole('textbox', { name: 'Max time' });
  const dialog = await dialogOf('Hyperparameter Search');
  expect(dialog.queryByRole('textbox', { name: 'Max length' })).toBeNull();
  await user.clear(time);
  expect(dialog.getByText('Max time required')).toBeVisible();
  await user.type(time, '12');
  const metric = dialog.getByRole('textbox', { name: 'Time metric' });
  await user.clear(metric);
  expect(dialog.getByText('Time metric required')).toBeVisible();
  await user.type(metric, 'epochs');
  await user.click(dialog.getByRole('radio', { name: 'Random' }));
  expect(dialog.queryByRole('textbox', { name: 'Max time' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Adaptive' }));
  await user.click(dialog.getByRole('button', { name: 'Select Hyperparameters' }));
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Run Experiment' }));
  await waitFor(() => expect(router.state.location.pathname).not.toContain(`/${experiment.id}/`));
  const createdExperiment = await read(Number(router.state.location.pathname.split('/')[2]));
  expect(createdExperiment?.config?.searcher).toMatchObject({
    max_time: 12,
    time_metric: 'epochs',
  });
  expect(createdExperiment?.config?.searcher).not.toHaveProperty('max_length');
});

test('a new experiment starts without a length, which the training code decides', async () => {
  const { user } = await renderApp('/dashboard', newer());
  await user.click(await screen.findByRole('button', { name: 'New experiment' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New experiment' }));
  expect(await codeIn('config.yaml')).not.toContain('max_length');
  await user.click(await dialog.findByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: 'doorbell-t4' }));
  expect(await dialog.findByText('The config is valid.')).toBeVisible();
});
