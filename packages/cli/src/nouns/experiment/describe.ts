import { readEach, readIds } from '../../core/each';
import { numberField } from '../../core/output/columns';
import { reportingNone } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { ownListOptions } from '../people/conditions';
import { whoAmI } from '../people/find';
import { trialIdsOf, type Workload, workloadColumns, workloads } from '../trial/describe';
import { experimentColumns, experimentFields } from './columns';
import { findExperimentIds, findExperiments, getOne } from './find';

export const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List your experiments, newest first',
  prints: 'rows',
  where: 'list',
  isDefault: true,
  options: ownListOptions,
  examples: [
    'trainyard experiment list --all --limit 20',
    "trainyard e list --where 'state=ERROR and user=me' -o ids",
    'trainyard e list --columns id,name,config.searcher.metric -o csv',
  ],
  run: async ({ values, cli }) => {
    const { where } = cli.globals;
    const isWide = values.all || where !== undefined;
    const filter = isWide ? {} : { users: [(await whoAmI(cli)).username], archived: false };
    const rows = await findExperiments(cli, { where, filter });
    const shownColumns = { hasProject: values.show_project, hasArchived: values.all };
    const own = isWide ? rows : reportingNone(cli, rows);
    await cli.out.rows(experimentColumns(shownColumns), own);
  },
});

export const describe = defineVerb({
  name: 'describe',
  aliases: ['show'],
  summary: 'Show experiments in full',
  operands: '<experiment…>',
  completes: 'experiment',
  prints: 'record',
  options: {
    metrics: {
      type: 'boolean',
      help: 'Print what its trials reported and when, instead of the experiment',
    },
  },
  examples: [
    'trainyard experiment describe 7',
    'trainyard e describe 3..9 -o json',
    'trainyard e describe 7 --metrics -o csv',
  ],
  run: async ({ operands, values, cli }) => {
    const find = (where: string) => findExperimentIds(cli, where);
    const ids = await readIds(cli, { operands, what: 'experiment', find });
    const read = (id: number) => getOne(cli, id);
    const { found, exitCode } = await readEach(cli, { ids, what: 'experiment', read });
    if (values.metrics) {
      const foundIds = found.map(({ id }) => id);
      await cli.out.rows(trialWorkloadColumns, trialWorkloads(cli, foundIds));
      return exitCode;
    }
    await cli.out.records(experimentFields, found, ids.length);
    return exitCode;
  },
});

type TrialWorkload = Workload & { trialId: number };

const trialWorkloadColumns = [numberField<TrialWorkload>('trialId', 'Trial'), ...workloadColumns];

async function* trialWorkloads(cli: Cli, ids: number[]): AsyncGenerator<TrialWorkload> {
  for (const trialId of await trialIdsOf(cli, ids))
    for await (const workload of workloads(cli, trialId)) yield { trialId, ...workload };
}
