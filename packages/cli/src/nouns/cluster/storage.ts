import { formatBytes, plural } from '@trainyard/insights/figures';
import { type TrialStorage, trialStorage } from '@trainyard/insights/storage/storage-plan';
import { largestFirst, type StorageNode } from '@trainyard/insights/storage/storage-tree';
import { mapStoredCheckpoints } from '@trainyard/sdk/flows';
import { exitCodeOf } from '../../core/failure';
import { wholeNumber } from '../../core/option-values';
import { countField, field, numberField } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { clean } from './storage-clean';
import { bytesColumn, complainOf, placeOptions, readTree } from './storage-tree';

type Row = {
  level: StorageNode['level'] | 'trial';
  id: number;
  name: string;
  /** null for a trial */
  experiments: number | null;
  checkpoints: number;
  bytes: number;
};

const indents: Record<Row['level'], number> = {
  cluster: 0,
  workspace: 0,
  project: 1,
  experiment: 2,
  trial: 3,
};

const columns = [
  field<Row>('name', 'Name', {
    show: ({ level, name }: Row) => `${'  '.repeat(indents[level])}${name}`,
  }),
  field<Row>('level', 'Level'),
  numberField<Row>('id', 'ID'),
  countField<Row>('experiments', 'Experiments'),
  countField<Row>('checkpoints', 'Checkpoints'),
  bytesColumn<Row>(),
];

const show = defineVerb({
  name: 'show',
  summary: 'Show the storage that checkpoints use, by workspace, project, experiment and trial',
  prints: 'rows',
  isDefault: true,
  options: {
    ...placeOptions,
    top: {
      type: 'string',
      value: 'N',
      default: '5',
      help: 'The largest N experiments of each project; 0 leaves them out',
    },
    trials: {
      type: 'string',
      value: 'N',
      default: '0',
      help: 'The largest N trials of each listed experiment, whose checkpoints are read for it',
    },
  },
  examples: [
    'trainyard storage',
    'trainyard storage -w Vision --top 20',
    'trainyard storage -w Vision --top 3 --trials 5',
  ],
  run: async ({ values, cli }) => {
    const count = (option: 'top' | 'trials') =>
      wholeNumber({ option, text: values[option], min: 0, max: 1e6 });
    const [top, trials] = [count('top'), count('trials')];
    const tree = await readTree(cli, values['workspace-name']);
    const nodes = nodesOf(tree.level === 'cluster' ? largestFirst(tree) : [tree], top);
    const { trialsOf, isComplete } = await readTrials(cli, trials === 0 ? [] : nodes);
    const rows = nodes.flatMap((node) => [
      rowOf(node),
      ...(node.level === 'experiment' ? (trialsOf.get(node.id) ?? []) : [])
        .slice(0, trials)
        .map(trialRow),
    ]);
    await cli.out.rows(columns, rows, { id: ({ level, id }) => `${level} ${id}` });
    cli.notify(
      `${formatBytes(tree.bytes)} in ${plural(tree.checkpoints, 'checkpoint')} of ${plural(tree.experiments, 'experiment')}, all together.`,
    );
    return exitCodeOf(isComplete ? 'done' : 'someFailed', cli.globals.hasDetailedExitCode);
  },
});

const rowOf = ({ level, id, name, experiments, checkpoints, bytes }: StorageNode): Row => ({
  ...{ level, id, name, experiments, checkpoints, bytes },
});

const trialRow = ({ trialId: id, checkpoints, bytes }: TrialStorage): Row => ({
  ...{ level: 'trial', id, name: `Trial ${id}`, experiments: null, checkpoints, bytes },
});

/** Workspaces with their projects, and the largest experiments of those. */
const nodesOf = (workspaces: readonly StorageNode[], top: number): StorageNode[] =>
  workspaces.flatMap((workspace) => [
    workspace,
    ...largestFirst(workspace).flatMap((project) => [
      project,
      ...largestFirst(project).slice(0, top),
    ]),
  ]);

/** Reads the checkpoints of the experiments among the nodes, and sums them by trial. */
async function readTrials(cli: Cli, nodes: readonly StorageNode[]) {
  const experiments = nodes.flatMap(({ experiment }) => experiment ?? []);
  const { client } = await cli.session();
  const { results, failed } = await mapStoredCheckpoints(
    client,
    {
      experiments,
      map: ({ id }, checkpoints) => [id, trialStorage(checkpoints, new Set())] as const,
      onProgress: (done, total) => cli.progress(`Read ${done} of ${total} experiments`),
    },
    { signal: cli.signal },
  );
  await complainOf(cli, 'storage show', failed);
  return { trialsOf: new Map(results), isComplete: failed.length === 0 };
}

export const verbs = [show, clean];
