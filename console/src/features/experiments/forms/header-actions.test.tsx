import { act, screen, waitFor, within } from '@testing-library/react';
import { permissionsSummary, roles } from '@trainyard/rbac';
import type { Sandbox } from '@trainyard/sandbox';
import { createTransport, getExperiment, getExperiments, login } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { codeIn, typeCode } from '~/test/code-editor';
import { demoSandbox, renderApp } from '~/test/render-app';

afterEach(() => vi.unstubAllGlobals());

async function clientOf(sandbox: Sandbox) {
  const body = { username: 'admin', password: '', isHashed: true };
  const open = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(open, { body });
  return createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
}

type Fits = (experiment: Experiment) => boolean;
type Options = Parameters<typeof renderApp>[1];

/** The page of an experiment of the demo cluster. */
async function openPage(fits: Fits, options: Options = {}) {
  const sandbox = options.sandbox ?? demoSandbox();
  const client = await clientOf(sandbox);
  const { experiments } = await getExperiments(client, { limit: 1000 });
  const experiment = experiments.find(fits);
  if (!experiment) throw new Error('the demo has no such experiment');
  const app = await renderApp(`/experiments/${experiment.id}`, { ...options, sandbox });
  await screen.findByRole('heading', { level: 1, name: experiment.name });
  const read = async (experimentId: number) =>
    (await getExperiment(client, { experimentId })).experiment;
  return { ...app, experiment, sandbox, read };
}

const isRunningTrial: Fits = ({ searcherType, state, progress }) =>
  searcherType === 'single' && state === 'STATE_RUNNING' && (progress ?? 0) > 0.1;
const isRunningSearch: Fits = ({ searcherType, state }) =>
  searcherType === 'adaptive_asha' && state === 'STATE_RUNNING';
const isDone: Fits = ({ state, archived, username, parentArchived }) =>
  state === 'STATE_COMPLETED' && !archived && !parentArchived && username === 'jtan';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function choose(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const lastBody = async (requests: Request[], path: string) => {
  const sent = requests.filter(({ method, url }) => method !== 'GET' && url.endsWith(path));
  return JSON.parse((await sent.at(-1)?.text()) ?? 'null');
};

/** A master with roles, on which the person has this one everywhere. */
async function withRole(name: string) {
  const sandbox = demoSandbox();
  const master = await sandbox.fetch(new Request(new URL('/api/v1/master', location.href)));
  const info = await master.json();
  const roleId = roles.find((role) => role.name === name)?.roleId ?? 0;
  const held = [{ roleId, scopeCluster: true, scopeWorkspaceIds: [] }];
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/v1/master') return Response.json({ ...info, rbacEnabled: true });
    if (pathname === '/api/v1/permissions/summary') return Response.json(permissionsSummary(held));
    return undefined;
  };
  return { sandbox, answer };
}

describe('what is offered', () => {
  async function offered(fits: Fits, options: Options = {}) {
    const { user } = await openPage(fits, options);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    const menu = within(await screen.findByRole('menu'));
    return menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  }

  test('to the owner, of what has ended', async () => {
    expect(await offered(isDone, { as: 'jtan' })).toEqual(
      expect.arrayContaining(['Move', 'Download Experiment Code', 'Edit', 'Archive', 'Delete']),
    );
    expect(screen.getByRole('button', { name: 'Fork' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('to somebody else, all but what takes it away', async () => {
    const items = await offered(isDone, { as: 'aroy' });
    expect(items).toContain('Archive');
    expect(items).not.toContain('Delete');
    expect(items).not.toContain('Move');
  });

  test('a run that goes on can be continued, not archived; deleting says why not', async () => {
    const items = await offered(isRunningTrial);
    expect(items).toContain('Continue Trial');
    expect(items).not.toContain('Archive');
    expect(items).toContain('DeleteOnly an experiment that has ended can be deleted.');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'TensorBoard' })).toBeDefined();
  });

  test('a search is searched again, and has no one trial to continue', async () => {
    const items = await offered(isRunningSearch);
    expect(items).toContain('TensorBoard');
    expect(items).not.toContain('Continue Trial');
    expect(screen.getByRole('button', { name: 'Hyperparameter Search' })).toBeDefined();
  });
});

describe('by role', () => {
  test('a viewer looks: TensorBoard and the code, and why nothing else', async () => {
    const { user } = await openPage(isRunningTrial, await withRole('Viewer'));
    const stop = await screen.findByRole('button', { name: 'Stop' });
    expect(stop.getAttribute('aria-disabled')).toBe('true');
    expect(stop.dataset.tooltip).toContain('Your roles in this workspace do not allow this');
    await user.click(stop);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'TensorBoard' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Fork' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Download Experiment Code']);
  });

  test('an editor does all of it', async () => {
    const { user } = await openPage(isRunningTrial, await withRole('Editor'));
    for (const name of ['Stop', 'Fork', 'TensorBoard'])
      expect(await screen.findByRole('button', { name })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Continue Trial',
        'Move',
        'Hyperparameter Search',
        'Download Experiment Code',
        'Edit',
      ]),
    );
  });

  test('who has no role here is offered nothing', async () => {
    await openPage(isRunningTrial, await withRole('WorkspaceCreator'));
    expect(screen.queryByRole('button', { name: 'TensorBoard' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Fork' })).toBeNull();
  });
});

describe('stopping', () => {
  const text = ({ id }: Experiment) => `Are you sure you want to stop experiment ${id}?`;

  test('saves a checkpoint first, unless told otherwise', async () => {
    const { user, requests, experiment } = await openPage(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await dialogOf('Confirm Stop');
    expect(dialog.getByText(text(experiment))).toBeDefined();
    const save = dialog.getByRole<HTMLInputElement>('checkbox', {
      name: 'Save checkpoint before stopping',
    });
    expect(save.checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Stop Experiment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.some(({ url }) => url.endsWith(`${experiment.id}/cancel`))).toBe(true);
    expect(await screen.findByText('Canceling')).toBeDefined();
  });

  test('without one it kills, and says what is lost', async () => {
    const { user, requests, experiment } = await openPage(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await dialogOf('Confirm Stop');
    await user.click(dialog.getByRole('checkbox'));
    expect(dialog.getByText('Progress since the last checkpoint will be lost.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Stop Experiment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.some(({ url }) => url.endsWith(`${experiment.id}/kill`))).toBe(true);
  });

  test('a master that fails is quoted, and the question stays', async () => {
    const { user, sandbox } = await openPage(isRunningTrial);
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
    const { user, experiment, read } = await openPage(isRunningTrial);
    await choose(user, 'Edit');
    const dialog = await dialogOf('Edit Experiment');
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    const name = dialog.getByRole('textbox', { name: 'Experiment name' });
    await user.clear(name);
    expect(dialog.getByText('Name must be 1 ~ 128 characters')).toBeDefined();
    await user.type(name, '<b>bold</b>');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), '!');
    await user.click(save);
    expect(await screen.findByRole('heading', { level: 1, name: '<b>bold</b>' })).toBeDefined();
    expect(await read(experiment.id)).toMatchObject({
      name: '<b>bold</b>',
      description: `${experiment.description}!`,
    });
  });

  test('a name that is too long is refused here, what the master refuses is quoted', async () => {
    const { user, sandbox } = await openPage(isRunningTrial);
    await choose(user, 'Edit');
    const dialog = await dialogOf('Edit Experiment');
    const name = dialog.getByRole('textbox', { name: 'Experiment name' });
    await user.click(name);
    await user.paste('x'.repeat(129));
    expect(dialog.getByText('Name must be 1 ~ 128 characters')).toBeDefined();
    await user.clear(name);
    await user.paste('new');
    sandbox.faults.set(['error=patchExperiment:1:500']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Unable to update name ./);
  });
});

describe('deleting', () => {
  test('asks, and goes to the project', async () => {
    const { user, experiment, router } = await openPage(isDone, { as: 'jtan' });
    await choose(user, 'Delete');
    const dialog = await dialogOf('Confirm Experiment Deletion');
    expect(
      dialog.getByText(`Are you sure you want to delete experiment ${experiment.id}?`),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Delete Experiment' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/projects/${experiment.projectId}/experiments`),
    );
  });

  test('what fails stays where it is', async () => {
    const { user, sandbox, experiment, router } = await openPage(isDone, { as: 'jtan' });
    await choose(user, 'Delete');
    const dialog = await dialogOf('Confirm Experiment Deletion');
    sandbox.faults.set(['error=deleteExperiment:1:500']);
    await user.click(dialog.getByRole('button', { name: 'Delete Experiment' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^Unable to delete experiment\. ./,
    );
    expect(router.state.location.pathname).toContain(`/experiments/${experiment.id}`);
  });
});

describe('moving', () => {
  const isInVision: Fits = (each) => isDone(each) && each.workspaceName === 'Vision';

  test('to another project of another workspace', async () => {
    const { user, experiment, read, router } = await openPage(isInVision, { as: 'jtan' });
    await choose(user, 'Move');
    const dialog = await dialogOf('Move Experiment');
    const submit = dialog.getByRole('button', { name: 'Move Experiment' });
    expect(submit.dataset.tooltip).toBe('No changes to save.');
    await user.click(await dialog.findByRole('option', { name: /^Language/ }));
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await user.click(submit);
    expect(dialog.getByText('Project is required')).toBeDefined();
    const list = within(dialog.getByRole('listbox', { name: 'Project' }));
    const [project] = await list.findAllByRole('option');
    const name = project?.textContent ?? '';
    if (project) await user.click(project);
    await user.click(submit);
    expect(await screen.findByText('Move Success')).toBeDefined();
    expect(screen.getByText(`1 experiment moved to project ${name}`)).toBeDefined();
    const moved = await read(experiment.id);
    expect(moved).toMatchObject({ workspaceName: 'Language', projectName: name });
    await user.click(screen.getByRole('button', { name: 'View Project' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/projects/${moved?.projectId}/experiments`),
    );
  });

  test('out of every project', async () => {
    const { user, experiment, read } = await openPage(isInVision, { as: 'jtan' });
    await choose(user, 'Move');
    const dialog = await dialogOf('Move Experiment');
    await user.click(await dialog.findByRole('option', { name: /^Uncategorized/ }));
    expect(dialog.queryByRole('listbox', { name: 'Project' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Move Experiment' }));
    expect(await screen.findByText('1 experiment moved to project Uncategorized')).toBeDefined();
    expect((await read(experiment.id))?.projectId).toBe(1);
  });

  test('a refusal of the master is told', async () => {
    const answer = (request: Request) =>
      request.url.endsWith('/experiments/move')
        ? Response.json({ results: [{ id: 1, error: 'not allowed' }] })
        : undefined;
    const { user } = await openPage(isInVision, { as: 'jtan', answer });
    await choose(user, 'Move');
    const dialog = await dialogOf('Move Experiment');
    await user.click(await dialog.findByRole('option', { name: /^Uncategorized/ }));
    await user.click(dialog.getByRole('button', { name: 'Move Experiment' }));
    expect(await screen.findByText('Move Failure')).toBeDefined();
    expect(screen.getByText('Unable to move 1 experiment')).toBeDefined();
  });
});

describe('archiving', () => {
  test('is done at once, and can be taken back', async () => {
    const { user, experiment, read } = await openPage(isDone, { as: 'jtan' });
    await choose(user, 'Archive');
    expect(await screen.findByText('Archived')).toBeDefined();
    await waitFor(async () => expect((await read(experiment.id))?.archived).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await read(experiment.id))?.archived).toBe(false));
  });

  test('a failure is told', async () => {
    const { user, sandbox, experiment } = await openPage(isDone, { as: 'jtan' });
    sandbox.faults.set(['error=archiveExperiment:1:500']);
    await choose(user, 'Archive');
    expect(
      await screen.findByText(new RegExp(`^Unable to archive experiment ${experiment.id}`)),
    ).toBeDefined();
  });
});

describe('forking', () => {
  test('with another name, and goes to the new one', async () => {
    const { user, experiment, router, read, requests } = await openPage(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = await dialogOf(`Fork Experiment ${experiment.id}`);
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Experiment name' });
    expect(name.value).toBe(experiment.name);
    await user.clear(name);
    expect(dialog.getByText('Please provide a new experiment name.')).toBeDefined();
    await user.type(name, 'forked');
    expect(await dialog.findByText('The config is valid.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Fork' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'forked' })).toBeDefined();
    const body = await lastBody(requests, '/experiments');
    expect(body).toMatchObject({
      activate: true,
      parentId: experiment.id,
      projectId: experiment.projectId,
    });
    const { pathname } = router.state.location;
    const made = await read(Number(pathname.split('/')[2]));
    expect(made).toMatchObject({ name: 'forked', forkedFrom: experiment.id });
  });

  test('form and text are in step, both ways', async () => {
    const { user } = await openPage(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Experiment name' });
    await user.clear(name());
    await user.type(name(), 'from the form');
    await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
    const text = await codeIn('config.yaml');
    expect(parse(text)).toMatchObject({ name: 'from the form' });
    expect(text).not.toContain('registry_auth');
    await typeCode('config.yaml', text.replace('name: from the form', 'name: from the text'));
    await user.click(dialog.getByRole('button', { name: 'Show Simple Config' }));
    expect(name().value).toBe('from the text');
  });

  test('what is no YAML is said in the words of the parser, and not sent', async () => {
    const { user, requests } = await openPage(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
    await typeCode('config.yaml', 'name: a: b');
    expect(
      await dialog.findByText(/^Nested mappings are not allowed in compact mappings at line 1/),
    ).toBeDefined();
    const count = requests.length;
    await user.click(dialog.getByRole('button', { name: 'Fork' }));
    await user.click(dialog.getByRole('button', { name: 'Show Simple Config' }));
    expect(await codeIn('config.yaml')).toBe('name: a: b');
    expect(requests.slice(count).some(({ method }) => method === 'POST')).toBe(false);
  });

  test('what the master refuses is said as one types', async () => {
    const { user } = await openPage(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
    const text = await codeIn('config.yaml');
    await typeCode('config.yaml', text.replace('max_length:', 'max_lenght:'));
    expect(
      await dialog.findByText(/invalid experiment configuration: .*max_lenght/s),
    ).toBeDefined();
    const submit = dialog.getByRole('button', { name: 'Fork' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await typeCode('config.yaml', text);
    expect(await dialog.findByText('The config is valid.')).toBeDefined();
  });

  test('a failed submit is quoted above the form until the next edit', async () => {
    const { user, sandbox } = await openPage(isRunningTrial);
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('The config is valid.')).toBeDefined();
    sandbox.faults.set(['error=createExperiment:1:503']);
    await user.click(dialog.getByRole('button', { name: 'Fork' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Unable to fork with the provided config.',
    );
    sandbox.faults.set([]);
    await user.type(dialog.getByRole('textbox', { name: 'Experiment name' }), '2');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  test('more slots than there are is said, and does not hinder', async () => {
    let isAsked = false;
    const sandbox = demoSandbox();
    const answer = (request: Request) => {
      if (request.method !== 'POST' || !request.url.endsWith('/api/v1/experiments'))
        return undefined;
      isAsked = true;
      return Response.json({
        experiment: null,
        config: null,
        warnings: ['LAUNCH_WARNING_CURRENT_SLOTS_EXCEEDED'],
      });
    };
    const { user } = await openPage(isRunningTrial, { sandbox, answer });
    await user.click(await screen.findByRole('button', { name: 'Fork' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('The config is valid.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Fork' }));
    expect(await screen.findByText('Current Slots Exceeded')).toBeDefined();
    expect(isAsked).toBe(true);
  });
});

describe('continuing', () => {
  test('the trial trains on, for as long as is asked', async () => {
    const { user, experiment, read, router } = await openPage(isRunningTrial);
    const full = await read(experiment.id);
    const trialId = full?.trialIds[0];
    await choose(user, 'Continue Trial');
    const length = await screen.findByRole('textbox', { name: 'Max batches' });
    const dialog = await dialogOf(`Continue Trial ${trialId}`);
    await user.clear(length);
    expect(dialog.getByText('Please provide a max length.')).toBeDefined();
    await user.type(length, '0');
    expect(dialog.getByText('Max length must be at least 1.')).toBeDefined();
    await user.clear(length);
    await user.type(length, '123');
    await user.click(dialog.getByRole('button', { name: 'Continue Trial' }));
    await waitFor(() => expect(router.state.location.pathname).not.toContain(`/${experiment.id}/`));
    const made = await read(Number(router.state.location.pathname.split('/')[2]));
    expect(made?.description).toMatch(
      new RegExp(`^Continuation of trial ${trialId}, experiment ${experiment.id}`),
    );
    expect(made?.config?.searcher).toMatchObject({
      name: 'single',
      source_trial_id: trialId,
      max_length: { batches: 123 },
    });
  });
});

describe('a hyperparameter search', () => {
  test('is made on two pages, with its trials counted', async () => {
    const { user, experiment, router, read } = await openPage(isRunningTrial);
    await choose(user, 'Hyperparameter Search');
    const trials = await screen.findByRole('textbox', { name: 'Max trials' });
    const dialog = await dialogOf('Hyperparameter Search');
    await user.clear(trials);
    expect(dialog.getByText('Max trials required')).toBeDefined();
    await user.type(trials, '5');
    await user.click(dialog.getByRole('radio', { name: 'Random' }));
    expect(dialog.queryByText('Early stopping mode')).toBeNull();
    expect(await dialog.findByText('5 trials')).toBeDefined();
    expect(await dialog.findByText('5 ×')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Select Hyperparameters' }));
    await user.click(dialog.getByRole('combobox', { name: 'Type of lr' }));
    await user.click(await screen.findByRole('option', { name: 'Double' }));
    expect(dialog.getByText(/Minimum value is required\./)).toBeDefined();
    const run = dialog.getByRole('button', { name: 'Run Experiment' });
    expect(run.getAttribute('aria-disabled')).toBe('true');
    await user.type(dialog.getByRole('textbox', { name: 'Min value of lr' }), '0.1');
    await user.type(dialog.getByRole('textbox', { name: 'Max value of lr' }), '0.01');
    expect(dialog.getByText('Maximum value must be above the minimum value.')).toBeDefined();
    const max = dialog.getByRole('textbox', { name: 'Max value of lr' });
    await user.clear(max);
    await user.type(max, '0.5');
    expect(await dialog.findByText('The config is valid.')).toBeDefined();
    await user.click(run);
    await waitFor(() => expect(router.state.location.pathname).not.toContain(`/${experiment.id}/`));
    const made = await read(Number(router.state.location.pathname.split('/')[2]));
    expect(made?.config).toMatchObject({
      searcher: { name: 'random', max_trials: 5 },
      hyperparameters: { lr: { type: 'double', minval: 0.1, maxval: 0.5 } },
    });
  });

  test('goes back a page and keeps what was typed', async () => {
    const { user } = await openPage(isRunningSearch);
    await user.click(await screen.findByRole('button', { name: 'Hyperparameter Search' }));
    await user.click(await screen.findByRole('radio', { name: 'Grid' }));
    const dialog = await dialogOf('Hyperparameter Search');
    expect(dialog.queryByRole('textbox', { name: 'Max trials' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Select Hyperparameters' }));
    expect(dialog.getByRole('columnheader', { name: 'Grid Count' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Grid' }).checked).toBe(true);
  });
});

describe('TensorBoard', () => {
  const opened = () => {
    const open = vi.fn<typeof window.open>(() => null);
    vi.stubGlobal('open', open);
    return open;
  };

  test('is launched, and used again while it lives', async () => {
    const open = opened();
    const { user, sandbox, requests } = await openPage(isRunningTrial);
    const button = await screen.findByRole('button', { name: 'TensorBoard' });
    await user.click(button);
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    act(() => sandbox.clock.advance(1_000));
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    const [first, second] = open.mock.calls.map(([address, name]) => ({ address, name }));
    expect(second?.name).toBe(first?.name);
    expect(second?.address).toContain('currentSlotsExceeded=true');
    const launches = requests.filter(
      ({ method, url }) => method === 'POST' && url.endsWith('/tensorboards'),
    );
    expect(launches.length).toBe(1);
  });

  test('that cannot be had is told', async () => {
    const open = opened();
    const { user, sandbox } = await openPage(isRunningTrial);
    sandbox.faults.set(['error=launchTensorboard:1:500']);
    await user.click(await screen.findByRole('button', { name: 'TensorBoard' }));
    expect(await screen.findByText('Unable to open TensorBoard.')).toBeDefined();
    expect(open).not.toHaveBeenCalled();
  });
});
