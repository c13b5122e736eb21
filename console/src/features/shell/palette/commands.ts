import type { QueryClient } from '@tanstack/react-query';
import type { HistoryState } from '@tanstack/react-router';
import { actionFor, can, isInRelease, type Viewer } from '@trainyard/rbac';
import { isTerminalTask } from '@trainyard/sdk/model';
import { orNull } from '~/app/errors/or-null';
import { fetchData } from '~/app/loading/load-query';
import { navPermissions } from '~/app/nav-permissions';
import type { Overlay } from '~/app/overlays/overlay';
import { type Openable, openTask } from '~/app/tasks/open-task';
import type { ThemeMode } from '~/app/theme';
import { killTask } from '~/data/cluster/tasks';
import { modelQueries } from '~/data/models';
import { workspaceQueries } from '~/data/workspaces';
import { actionPlaces, experimentActions } from '~/features/experiments/experiment-actions/actions';
import { modelItems } from '~/features/registry/models/actions';
import { links } from '~/lib/links';
import { CommandError, type CommandNode, type Outcome } from './command-tree';
import { describe, experimentsFor, withExperiments, withTrials } from './experiment-commands';
import { startNotebook, startTensorboard } from './interactive';
import { paletteQueries } from './queries';
import { addressCommands, forgetOwnKeys } from './server-commands';

export type CommandDeps = {
  queryClient: QueryClient;
  viewer: Viewer;
  setTheme: (mode: ThemeMode) => void;
  toggleSideBar: () => void;
  copyLink: () => void;
  show: (overlay: Overlay) => void;
};

const go =
  (href: string, state: HistoryState = {}) =>
  (): Outcome => ({ kind: 'go', href, state });
const open = (show: () => void) => (): Outcome => {
  show();
  return { kind: 'replaced' };
};
const quiet = (change: () => void) => (): Outcome => {
  change();
  return { kind: 'quiet' };
};

type RunOnTask = (task: Openable) => Promise<Outcome> | Outcome;
type Kind = 'notebook' | 'tensorboard';

/** Lists the running notebooks or TensorBoards as children. */
const tasksFor =
  (
    kind: Kind,
    { deps, run, action }: { deps: CommandDeps; run: RunOnTask; action: 'kill' | 'open' },
  ) =>
  async (): Promise<CommandNode[]> => {
    const { queryClient, viewer } = deps;
    const tasks =
      kind === 'notebook'
        ? await fetchData(queryClient, paletteQueries.notebooks())
        : await fetchData(queryClient, paletteQueries.tensorboards());
    return tasks
      .filter((task) => !isTerminalTask(task.state))
      .filter((task) => actionFor({ task: { ...task, kind } }, action, viewer).state === 'allowed')
      .map((task) => ({
        name: task.id,
        label: task.description || task.displayName,
        run: () => run(task),
      }));
  };

/** A leaf for a typed number. */
const numbered =
  (label: string, run: (id: number) => Promise<Outcome>) =>
  (typed: string): CommandNode[] =>
    /^\d{1,9}$/.test(typed)
      ? [{ name: typed, label: `${label} ${typed}`, run: () => run(Number(typed)) }]
      : [];

/** A leaf for typed ids, separated by commas. */
const idList =
  (run: (ids: number[]) => Promise<Outcome>) =>
  (typed: string): CommandNode[] =>
    /^\d{1,9}(,\d{1,9})*$/.test(typed)
      ? [{ name: typed, run: () => run([...new Set(typed.split(',').map(Number))]) }]
      : [];

function gotoCommand(deps: CommandDeps): CommandNode {
  const { queryClient } = deps;
  const openTasks = (kind: Kind, taskType: 'jupyter-lab' | 'tensor-board') =>
    tasksFor(kind, {
      deps,
      action: 'open',
      run: (task) => {
        openTask(task, { taskType });
        return { kind: 'done' };
      },
    });
  return {
    name: 'goto',
    label: 'Go to a place',
    children: [
      { name: 'cluster', aliases: ['agents', 'resourcePools'], run: go(links.clusters()) },
      {
        name: 'tasks',
        aliases: ['jupyterLabs', 'tensorBoards', 'commands', 'shells'],
        run: go(links.tasks()),
      },
      ...(navPermissions.masterLogs(deps.viewer)
        ? [{ name: 'clusterLogs', label: 'Logs of the master', run: go(links.masterLogs()) }]
        : []),
      {
        name: 'experiment',
        expects: 'Type the name or the ID of an experiment.',
        children: withExperiments(
          deps,
          numbered('Experiment', async (id) => {
            if (!(await orNull(fetchData(queryClient, paletteQueries.experiment(id)))))
              throw new CommandError(`Invalid experiment ID ${id}`);
            return { kind: 'go', href: links.experiment(id) };
          }),
          (experiment) => ({
            name: String(experiment.id),
            label: describe(experiment),
            run: go(links.experiment(experiment.id)),
          }),
        ),
      },
      {
        name: 'trial',
        expects: 'Type the name of its experiment, or the ID of a trial.',
        children: withTrials(
          deps,
          numbered('Trial', async (trialId) => {
            const trial = await orNull(fetchData(queryClient, paletteQueries.trial(trialId)));
            if (!trial) throw new CommandError(`Invalid trial ID ${trialId}`);
            const { experimentId } = trial;
            return { kind: 'go', href: links.experimentTrial({ experimentId, trialId }) };
          }),
        ),
      },
      {
        name: 'tensorBoard',
        expects: 'No TensorBoard is open.',
        children: openTasks('tensorboard', 'tensor-board'),
      },
      {
        name: 'jupyterLab',
        expects: 'No JupyterLab is open.',
        children: openTasks('notebook', 'jupyter-lab'),
      },
    ],
  };
}

function killCommand(deps: CommandDeps): CommandNode {
  const kill = (kind: Kind) =>
    tasksFor(kind, {
      deps,
      action: 'kill',
      run: async ({ id }) => {
        await killTask(deps.queryClient, { kind, id });
        return { kind: 'done' };
      },
    });
  return {
    name: 'kill',
    label: 'Kill a task or an experiment',
    aliases: ['stop', 'cancel'],
    children: [
      { name: 'jupyterLab', expects: 'No JupyterLab can be killed.', children: kill('notebook') },
      {
        name: 'tensorBoard',
        expects: 'No TensorBoard can be killed.',
        children: kill('tensorboard'),
      },
      {
        name: 'experiment',
        expects: 'No experiment can be killed.',
        children: experimentsFor('kill', deps),
      },
    ],
  };
}

function launchCommand(deps: CommandDeps): CommandNode {
  return {
    name: 'launch',
    label: 'Launch a task',
    aliases: ['open', 'create'],
    children: [
      {
        name: 'tensorBoard',
        children: [
          {
            name: 'withOptions',
            label: 'Choose what it shows',
            run: open(() => deps.show('launchTensorboard')),
          },
          {
            name: 'fromTrials',
            expects: 'Type the name of their experiment, or trial IDs, separated by commas.',
            children: withTrials(
              deps,
              idList((trialIds) => startTensorboard({ trialIds, experimentIds: [] }, deps)),
            ),
          },
          {
            name: 'fromExperiments',
            expects: 'Type the name of an experiment, or experiment IDs, separated by commas.',
            children: withExperiments(
              deps,
              idList((experimentIds) => startTensorboard({ trialIds: [], experimentIds }, deps)),
              (experiment) => ({
                name: String(experiment.id),
                label: describe(experiment),
                run: () => startTensorboard({ trialIds: [], experimentIds: [experiment.id] }, deps),
              }),
            ),
          },
        ],
      },
      {
        name: 'jupyterLab',
        children: [
          { name: 'zeroSlot', label: 'Without a slot', run: () => startNotebook(0, deps) },
          { name: 'oneSlot', label: 'With one slot', run: () => startNotebook(1, deps) },
          {
            name: 'withOptions',
            label: 'Choose its workspace, template, pool and slots',
            run: open(() => deps.show('launchNotebook')),
          },
        ],
      },
      { name: 'shell', label: 'Launch shell', run: open(() => deps.show('launchShell')) },
      { name: 'command', label: 'Launch command', run: open(() => deps.show('launchCommand')) },
    ],
  };
}

const create = (kind: 'model' | 'project', workspaceId: number) => (): Outcome => ({
  kind: 'action',
  isDialog: true,
  start: ({ creation }) => creation.run(kind, { workspaceId }),
});

/** Children: the workspaces in which the user may create a project. */
const newProjects =
  ({ queryClient, viewer }: CommandDeps) =>
  async (): Promise<CommandNode[]> => {
    const { workspaces } = await queryClient.fetchQuery(workspaceQueries.list());
    return workspaces
      .filter((workspace) => actionFor({ workspace }, 'createProject', viewer).state === 'allowed')
      .map(({ id, name }) => ({
        name: `${id}`,
        label: name,
        run: create('project', id),
      }));
  };

const themeCommand = ({ setTheme }: CommandDeps): CommandNode => ({
  name: 'theme',
  label: 'Change the theme',
  children: [
    { name: 'light', label: 'Light Mode', run: quiet(() => setTheme('light')) },
    { name: 'dark', label: 'Dark Mode', run: quiet(() => setTheme('dark')) },
    { name: 'system', label: 'System Mode', run: quiet(() => setTheme('system')) },
  ],
});

/** A command for each action that the palette offers; Kill is under the command of that name. */
const experimentCommands = (deps: CommandDeps): CommandNode[] =>
  actionPlaces.palette
    .filter((action) => action !== 'kill' && isInRelease(deps.viewer, action))
    .map((action) => ({
      name: `${action}Experiment`,
      label: `${experimentActions[action].label} an experiment`,
      expects: 'No experiment is in this state.',
      children: experimentsFor(action, deps),
    }));

/** Children: the models whose alias "production" the user may move in this way. */
const modelsFor =
  (action: 'promote' | 'rollBack', { queryClient, viewer }: CommandDeps) =>
  async (): Promise<CommandNode[]> => {
    const { models } = await queryClient.fetchQuery(modelQueries.list());
    return models
      .filter((model) =>
        modelItems(model, viewer).some(({ id, reason }) => id === action && reason === undefined),
      )
      .map((model) => ({
        name: `${model.id}`,
        label: model.name,
        run: (): Outcome => ({
          kind: 'action',
          isDialog: true,
          start: ({ model: runner }) => runner.run(action, { model }),
        }),
      }));
  };

const releaseCommands = (deps: CommandDeps): CommandNode[] => [
  {
    name: 'promoteModel',
    label: 'Promote a version of a model to production',
    aliases: ['alias', 'release'],
    expects: 'No model has a version that you may promote.',
    children: modelsFor('promote', deps),
  },
  {
    name: 'rollBackModel',
    label: 'Roll back production of a model',
    aliases: ['rollback', 'alias', 'release'],
    expects: 'No model has an earlier version in production.',
    children: modelsFor('rollBack', deps),
  },
];

/** Every command. */
export const commandTree = (deps: CommandDeps): CommandNode => ({
  name: '',
  children: [
    ...experimentCommands(deps),
    ...releaseCommands(deps),
    gotoCommand(deps),
    killCommand(deps),
    ...(can(deps.viewer, 'task.createAnywhere') ? [launchCommand(deps)] : []),
    ...(can(deps.viewer, 'experiment.createAnywhere')
      ? [
          {
            name: 'newExperiment',
            label: 'New experiment',
            run: open(() => deps.show('newExperiment')),
          },
        ]
      : []),
    ...(can(deps.viewer, 'workspace.create')
      ? [
          {
            name: 'newWorkspace',
            label: 'New Workspace',
            run: open(() => deps.show('newWorkspace')),
          },
        ]
      : []),
    ...(can(deps.viewer, 'model.createAnywhere')
      ? [{ name: 'newModel', label: 'New Model', run: create('model', 0) }]
      : []),
    {
      name: 'newProject',
      label: 'New Project',
      expects: 'You may not add a project to any workspace.',
      children: newProjects(deps),
    },
    { name: 'settings', label: 'Open the settings', run: open(() => deps.show('settings')) },
    themeCommand(deps),
    {
      name: 'toggleSidebar',
      label: 'Collapse or expand the sidebar',
      run: quiet(deps.toggleSideBar),
    },
    {
      name: 'copyLink',
      label: 'Copy the link of this page',
      run: quiet(deps.copyLink),
    },
    { name: 'shortcuts', label: 'Keyboard shortcuts', run: open(() => deps.show('keyboardMap')) },
    {
      name: 'logout',
      label: 'Sign out',
      aliases: ['signOut'],
      run: go(links.logout(), { isSignOut: true }),
    },
    {
      name: 'dev',
      label: 'For developers',
      children: [addressCommands(), ...forgetOwnKeys(deps.viewer.user.id)],
    },
    { name: 'help', label: 'Keys and all commands', run: () => ({ kind: 'help' }) },
  ],
});
