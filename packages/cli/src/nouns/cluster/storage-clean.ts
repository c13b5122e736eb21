import { cleanUp } from '@trainyard/insights/checkpoints/clean-up';
import { type CleanUpPolicy, defaultPolicy } from '@trainyard/insights/storage/policy';
import {
  dryRunOf,
  type ExperimentPlan,
  keepsSomething,
  planText,
  sortByFreedBytes,
  sumPlans,
} from '@trainyard/insights/storage/storage-plan';
import { experimentsBelow } from '@trainyard/insights/storage/storage-tree';
import { actionFor } from '@trainyard/rbac';
import { deleteCheckpoints } from '@trainyard/sdk/calls';
import { mapStoredCheckpoints, registeredCheckpoints } from '@trainyard/sdk/flows';
import { runOnEach } from '../../core/each';
import { exitCodeOf, Failure } from '../../core/failure';
import { UsageError, wholeNumber } from '../../core/option-values';
import { countField, field, numberField } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { readViewer } from '../people/viewer';
import { bytesColumn, complainOf, placeOptions, readTree } from './storage-tree';

type PlanRow = {
  id: number;
  name: string;
  workspace: string;
  project: string;
  checkpoints: number;
  bytes: number;
  registered: number;
  uuids: string[];
};

const planColumns = [
  numberField<PlanRow>('id', 'ID'),
  field<PlanRow>('name', 'Experiment'),
  field<PlanRow>('workspace', 'Workspace'),
  field<PlanRow>('project', 'Project'),
  countField<PlanRow>('checkpoints', 'Checkpoints'),
  bytesColumn<PlanRow>(),
  countField<PlanRow>('registered', 'Protected'),
  field<PlanRow>('uuids', 'UUIDs', { isExtra: true }),
];

const planRow = ({ experiment, going, sum, registered }: ExperimentPlan): PlanRow => ({
  id: experiment.id,
  name: experiment.name,
  workspace: experiment.workspaceName,
  project: experiment.projectName,
  ...sum,
  registered,
  uuids: going.map(({ checkpoint }) => checkpoint.uuid),
});

const number = (what: string, defaultValue: number) =>
  ({ type: 'string', value: 'N', default: String(defaultValue), help: what }) as const;

export const clean = defineVerb({
  name: 'clean',
  summary: 'Show which checkpoints a policy deletes, and with --delete, delete them',
  prints: 'rows',
  options: {
    ...placeOptions,
    'keep-best': number(
      'Best checkpoints to keep of each experiment',
      defaultPolicy.experimentBest,
    ),
    'keep-trial-best': number('Best checkpoints to keep of each trial', defaultPolicy.trialBest),
    'keep-trial-last': number('Last checkpoints to keep of each trial', defaultPolicy.trialLast),
    'older-than': {
      type: 'string',
      value: 'DAYS',
      default: String(defaultPolicy.spareDays),
      help: 'Keep checkpoints that are younger; 0 keeps none for its age',
    },
    delete: { type: 'boolean', help: 'Delete them; asks first' },
  },
  examples: [
    'trainyard storage clean',
    'trainyard storage clean -w Vision --keep-best 1 --older-than 30',
    'trainyard storage clean --keep-best 1 --delete -y',
    "trainyard storage clean --where 'project=imagenet' --delete",
  ],
  run: async ({ values, cli }) => {
    const policy = policyOf(values);
    const tree = await readTree(cli, values['workspace-name']);
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    const source = dryRunOf({
      experiments: experimentsBelow(tree),
      policy,
      registered: await registeredCheckpoints(client, options),
      now: cli.system.now(),
    });
    const onProgress = (done: number, total: number) =>
      cli.progress(`Planned ${done} of ${total} experiments`);
    const { results, failed } = await mapStoredCheckpoints(
      client,
      { ...source, onProgress },
      options,
    );
    await complainOf(cli, 'storage clean', failed);
    const planned = sortByFreedBytes(results).filter(({ going }) => going.length > 0);
    const rows = await cli.out.select(planColumns, planned.map(planRow));
    const byId = new Map(planned.map((plan) => [plan.experiment.id, plan]));
    const lossy = rows.flatMap(({ id }) => byId.get(id) ?? []);
    const text = planText(sumPlans(lossy));
    if (values.delete && lossy.length > 0) {
      cli.notify(`${text}.`);
      return deletePlanned(cli, lossy);
    }
    await cli.out.rows(planColumns, rows, { isSelected: true });
    cli.notify(`${text}. This is a dry run${lossy.length > 0 ? '; --delete deletes them' : ''}.`);
    const outcome = failed.length > 0 ? 'someFailed' : 'done';
    return exitCodeOf(outcome, cli.globals.hasDetailedExitCode);
  },
});

type PolicyValues = Record<
  'keep-best' | 'keep-trial-best' | 'keep-trial-last' | 'older-than',
  string
>;

function policyOf(values: PolicyValues): CleanUpPolicy {
  const read = (option: keyof PolicyValues) =>
    wholeNumber({ option, text: values[option], min: 0, max: 100_000 });
  const policy = {
    trialBest: read('keep-trial-best'),
    trialLast: read('keep-trial-last'),
    experimentBest: read('keep-best'),
    spareDays: read('older-than'),
  };
  if (keepsSomething(policy)) return policy;
  throw new UsageError('A policy that keeps nothing deletes every checkpoint; keep at least one.');
}

/** Deletes the planned checkpoints, one call for each experiment, and reports the result. */
async function deletePlanned(cli: Cli, plans: readonly ExperimentPlan[]): Promise<number> {
  const { client } = await cli.session();
  const viewer = await readViewer(cli);
  const byId = new Map(plans.map((plan) => [plan.experiment.id, plan]));
  return runOnEach(cli, {
    ids: [...byId.keys()],
    what: 'experiment',
    verb: 'delete checkpoints of',
    done: 'Deleting checkpoints of',
    needsConfirmation: true,
    run: async (id) => {
      const { experiment, going = [] } = byId.get(id) ?? {};
      if (!experiment) return;
      const checkpoint = { ...experiment, state: 'STATE_COMPLETED' } as const;
      const { state, reason } = actionFor({ checkpoint }, 'delete', viewer);
      if (state !== 'allowed') throw new Failure(reason ?? 'It is not allowed.');
      await cleanUp(
        going.map(({ checkpoint: { uuid } }) => uuid),
        {
          requestDeletion: (checkpointUuids) =>
            deleteCheckpoints(client, { body: { checkpointUuids } }, { signal: cli.signal }),
          messageOf: (error) => (error instanceof Error ? error.message : String(error)),
        },
      );
    },
  });
}
