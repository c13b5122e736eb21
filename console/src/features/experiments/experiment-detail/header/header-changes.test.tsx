import { screen, waitFor, within } from '@testing-library/react';
import type { Experiment } from '@trainyard/sdk/types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  choose,
  dialogOf,
  type Fits,
  isDone,
  isRunningTrial,
  openHeader,
} from '~/test/experiment-header';
import { typeAndConfirm, typeToConfirm } from '~/test/type-to-confirm';

afterEach(() => vi.unstubAllGlobals());

describe('stopping', () => {
  const text = ({ id }: Experiment) => `Are you sure you want to stop experiment ${id}?`;

  test('saves a checkpoint first, by default', async () => {
    const { user, requests, experiment } = await openHeader(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await dialogOf('Confirm Stop');
    expect(dialog.getByText(text(experiment))).toBeVisible();
    const save = dialog.getByRole<HTMLInputElement>('checkbox', {
      name: 'Save checkpoint before stopping',
    });
    expect(save.checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Stop Experiment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.some(({ url }) => url.endsWith(`${experiment.id}/cancel`))).toBe(true);
    expect(await screen.findByText('Canceling')).toBeVisible();
  });

  test('without a checkpoint it kills, and warns of the lost progress', async () => {
    const { user, requests, experiment } = await openHeader(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await dialogOf('Confirm Stop');
    await user.click(dialog.getByRole('checkbox'));
    expect(dialog.getByText('Progress since the last checkpoint will be lost.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop Experiment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.some(({ url }) => url.endsWith(`${experiment.id}/kill`))).toBe(true);
  });

  test('an error of the master is quoted, and the dialog stays open', async () => {
    const { user, sandbox } = await openHeader(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await dialogOf('Confirm Stop');
    sandbox.faults.set(['error=cancelExperiment:1:500']);
    await user.click(dialog.getByRole('button', { name: 'Stop Experiment' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toMatch(/^Unable to stop experiment\. ./);
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Stop Experiment' });
    expect(submit.disabled).toBe(false);
  });
});

describe('editing', () => {
  test('is saved once something changed', async () => {
    const { user, experiment, read } = await openHeader(isRunningTrial);
    await choose(user, 'Edit');
    const dialog = await dialogOf('Edit Experiment');
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    const name = dialog.getByRole('textbox', { name: 'Experiment name' });
    await user.clear(name);
    expect(dialog.getByText('Name must be 1 ~ 128 characters')).toBeVisible();
    await user.click(name);
    await user.paste('<b>bold</b>');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), '!');
    await user.click(save);
    expect(await screen.findByRole('heading', { level: 1, name: '<b>bold</b>' })).toBeVisible();
    expect(await read(experiment.id)).toMatchObject({
      name: '<b>bold</b>',
      description: `${experiment.description}!`,
    });
  });

  test('a name that is too long is refused here, an error of the master is quoted', async () => {
    const { user, sandbox } = await openHeader(isRunningTrial);
    await choose(user, 'Edit');
    const dialog = await dialogOf('Edit Experiment');
    const name = dialog.getByRole('textbox', { name: 'Experiment name' });
    await user.click(name);
    await user.paste('x'.repeat(129));
    expect(dialog.getByText('Name must be 1 ~ 128 characters')).toBeVisible();
    await user.clear(name);
    await user.paste('new');
    sandbox.faults.set(['error=patchExperiment:1:500']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Unable to update name ./);
  });
});

describe('deleting', () => {
  test('asks for the name, and goes to the project (E14.6)', async () => {
    const { user, experiment, router } = await openHeader(isDone, { as: 'jtan' });
    await choose(user, 'Delete');
    const dialog = await dialogOf('Confirm Experiment Deletion');
    expect(
      dialog.getByText(`Are you sure you want to delete experiment ${experiment.id}?`),
    ).toBeVisible();
    expect(await typeToConfirm(user, 'Delete Experiment')).toBe(experiment.name);
    expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete Experiment' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/projects/${experiment.projectId}/experiments`),
    );
  });

  test('after a failure the dialog shows the error, and the page stays', async () => {
    const { user, sandbox, experiment, router } = await openHeader(isDone, { as: 'jtan' });
    await choose(user, 'Delete');
    const dialog = await dialogOf('Confirm Experiment Deletion');
    sandbox.faults.set(['error=deleteExperiment:1:500']);
    await typeAndConfirm(user, 'Delete Experiment');
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^Unable to delete experiment\. ./,
    );
    expect(router.state.location.pathname).toContain(`/experiments/${experiment.id}`);
  });
});

describe('moving', () => {
  const isInVision: Fits = (each) => isDone(each) && each.workspaceName === 'Vision';

  test('to another project of another workspace', async () => {
    const { user, experiment, read, router } = await openHeader(isInVision, { as: 'jtan' });
    await choose(user, 'Move');
    const dialog = await dialogOf('Move Experiment');
    const submit = dialog.getByRole('button', { name: 'Move Experiment' });
    await waitFor(() => expect(submit.dataset.tooltip).toBe('No changes to save.'));
    await user.click(await dialog.findByRole('option', { name: /^Language/ }));
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await user.click(submit);
    expect(await dialog.findByText('Project is required')).toBeVisible();
    const list = within(dialog.getByRole('listbox', { name: 'Project' }));
    const [project] = await list.findAllByRole('option');
    const name = project?.textContent ?? '';
    if (project) await user.click(project);
    await user.click(submit);
    expect(await screen.findByText('Move Success')).toBeVisible();
    expect(screen.getByText(`1 experiment moved to project ${name}`)).toBeVisible();
    const moved = await read(experiment.id);
    expect(moved).toMatchObject({ workspaceName: 'Language', projectName: name });
    await user.click(screen.getByRole('button', { name: 'View Project' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/projects/${moved?.projectId}/experiments`),
    );
  });

  test('out of every project', async () => {
    const { user, experiment, read } = await openHeader(isInVision, { as: 'jtan' });
    await choose(user, 'Move');
    const dialog = await dialogOf('Move Experiment');
    await user.click(await dialog.findByRole('option', { name: /^Uncategorized/ }));
    expect(dialog.queryByRole('listbox', { name: 'Project' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Move Experiment' }));
    expect(await screen.findByText('1 experiment moved to project Uncategorized')).toBeVisible();
    expect((await read(experiment.id))?.projectId).toBe(1);
  });

  test('an error of the master is shown', async () => {
    const answer = (request: Request) =>
      request.url.endsWith('/experiments/move')
        ? Response.json({ results: [{ id: 1, error: 'not allowed' }] })
        : undefined;
    const { user } = await openHeader(isInVision, { as: 'jtan', answer });
    await choose(user, 'Move');
    const dialog = await dialogOf('Move Experiment');
    await user.click(await dialog.findByRole('option', { name: /^Uncategorized/ }));
    await user.click(dialog.getByRole('button', { name: 'Move Experiment' }));
    expect(await screen.findByText('Move Failure')).toBeVisible();
    expect(screen.getByText('Unable to move 1 experiment')).toBeVisible();
  });
});

describe('archiving', () => {
  test('needs no confirmation, and has an Undo', async () => {
    const { user, experiment, read } = await openHeader(isDone, { as: 'jtan' });
    await choose(user, 'Archive');
    expect(await screen.findByText('Archived')).toBeVisible();
    await waitFor(async () => expect((await read(experiment.id))?.archived).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await read(experiment.id))?.archived).toBe(false));
  });

  test('a failure is shown', async () => {
    const { user, sandbox, experiment } = await openHeader(isDone, { as: 'jtan' });
    sandbox.faults.set(['error=archiveExperiment:1:500']);
    await choose(user, 'Archive');
    expect(
      await screen.findByText(new RegExp(`^Unable to archive experiment ${experiment.id}`)),
    ).toBeVisible();
  });
});
