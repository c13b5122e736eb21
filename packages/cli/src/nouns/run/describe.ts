import { getTrial } from '@trainyard/sdk/calls';
import { readEach } from '../../core/each';
import { reportingNone } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { ownListOptions } from '../people/conditions';
import { findProject, findWorkspace } from '../workspace/find';
import { type RunInFull, runColumns, runFields } from './columns';
import { findRuns, readRun, requireRuns, runIds } from './find';

/** The project or the workspace that the operands name. */
async function placeOf(cli: Cli, [workspace, project]: string[]) {
  if (workspace === undefined) return {};
  if (project === undefined) return { workspaceId: (await findWorkspace(cli, workspace)).id };
  return { projectId: (await findProject(cli, { workspace, project })).id };
}

export const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List your runs, or all of a workspace or project, newest first',
  operands: '[workspace] [project]',
  completes: 'workspace',
  prints: 'rows',
  where: 'list',
  isDefault: true,
  options: ownListOptions,
  examples: [
    'trainyard run list --all --limit 20',
    'trainyard run list Vision classification --columns id,state,hyperparameters.lr -o csv',
    "trainyard r list --where 'state=ERROR and hp.lr>0.01' -o ids",
  ],
  run: async ({ operands, values, cli }) => {
    const [workspace, project] = operands;
    await requireRuns(
      cli,
      project === undefined
        ? `experiment list${values.all ? ' --all' : ''}`
        : `project list-experiments "${workspace}" "${project}"`,
    );
    const { where } = cli.globals;
    const place = await placeOf(cli, operands);
    const isOwn = workspace === undefined && !values.all && where === undefined;
    const rows = await findRuns(cli, { ...place, where, isOwn, hasArchived: values.all });
    const columns = runColumns({ hasProject: values.show_project, hasArchived: values.all });
    await cli.out.rows(columns, isOwn ? reportingNone(cli, rows) : rows);
  },
});

export const describe = defineVerb({
  name: 'describe',
  aliases: ['view', 'show'],
  summary: 'Show runs in full: state, experiment, hyperparameters, last metrics',
  operands: '<run…>',
  completes: 'run',
  prints: 'record',
  examples: ['trainyard run view 11', 'trainyard r describe 3..9 -o json'],
  run: async ({ operands, cli }) => {
    await requireRuns(cli, `trial describe ${operands.join(' ')}`.trimEnd());
    const ids = await runIds(cli, operands);
    const { client } = await cli.session();
    const read = async (id: number): Promise<RunInFull> => {
      const run = await readRun(cli, id);
      const { trial } = await getTrial(client, { trialId: id }, { signal: cli.signal });
      const { totalBatchesProcessed = 0, restarts = 0, taskId = '' } = trial ?? {};
      // the master says of an active run only that it is active, of its trial what it does
      return {
        ...run,
        ...(trial && { state: trial.state }),
        totalBatchesProcessed,
        restarts,
        taskId,
      };
    };
    const { found, exitCode } = await readEach(cli, { ids, what: 'run', read });
    await cli.out.records(runFields, found, ids.length);
    return exitCode;
  },
});
