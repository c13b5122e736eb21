import { type RunActionId, runAction } from '@trainyard/rbac';
import type { Caller, CallOptions } from '@trainyard/sdk';
import {
  archiveRuns,
  deleteRuns,
  killRuns,
  moveRuns,
  pauseRuns,
  resumeRuns,
  type schemas,
  unarchiveRuns,
} from '@trainyard/sdk/v038';
import { defineEachVerb, runOnEach } from '../../core/each';
import { type Cli, defineVerb, type Verb } from '../../core/verb';
import { requireState } from '../people/require-action';
import { findProject } from '../workspace/find';
import { type Run, readRun, requireRuns, runIds, runIdsAndWords } from './find';

type Name = Exclude<RunActionId, 'move'>;

type Action = {
  name: Name;
  aliases?: string[];
  summary: string;
  done: string;
  /** the verb for older masters, which have no such action on one trial */
  instead: string;
  needsConfirmation?: boolean;
};

const actions: Action[] = [
  {
    name: 'resume',
    aliases: ['activate', 'unpause'],
    summary: 'Resume paused runs; not one of several of its experiment',
    done: 'Resumed',
    instead: 'experiment activate',
  },
  {
    name: 'pause',
    summary: 'Pause runs; not one of several of its experiment',
    done: 'Paused',
    instead: 'experiment pause',
  },
  { name: 'kill', summary: 'Stop runs at once', done: 'Killed', instead: 'trial kill' },
  {
    name: 'archive',
    summary: 'Archive runs that have ended',
    done: 'Archived',
    instead: 'experiment archive',
  },
  {
    name: 'unarchive',
    summary: 'Unarchive runs',
    done: 'Unarchived',
    instead: 'experiment unarchive',
  },
  {
    name: 'delete',
    summary: 'Delete runs with their metrics, logs and checkpoints, for good',
    done: 'Began to delete',
    instead: 'experiment delete',
    needsConfirmation: true,
  },
];

type Send = (
  client: Caller,
  args: { body: { runIds: number[]; projectId: number } },
  options: CallOptions,
) => Promise<{ results: schemas.RunActionResult[] }>;

const calls = {
  resume: resumeRuns,
  pause: pauseRuns,
  kill: killRuns,
  archive: archiveRuns,
  unarchive: unarchiveRuns,
  delete: deleteRuns,
} satisfies Record<Name, Send>;

/** Ends with the reason of the tables of permissions, before anything is sent. */
const requireRunAction = (cli: Cli, run: Run, action: RunActionId) =>
  requireState(cli, (viewer) =>
    runAction(
      viewer,
      {
        archived: run.archived,
        parentArchived: run.parentArchived,
        state: run.state,
        userId: run.userId ?? 0,
        workspaceId: run.workspaceId,
        isMultitrial: run.experiment?.isMultitrial ?? false,
        unmanaged: run.experiment?.unmanaged ?? false,
      },
      action,
    ),
  );

/** @throws Error with the reason of the master if it refused the run */
function checkResult(results: readonly schemas.RunActionResult[], runId: number): void {
  const refusal = results.find(({ id, error }) => id === runId && error !== '');
  if (refusal) throw new Error(refusal.error);
}

const verbOf = ({ name, instead, ...action }: Action): Verb =>
  defineEachVerb({
    ...action,
    name,
    operands: '<run…>',
    completes: 'run',
    examples: [`trainyard run ${name} 11`, `trainyard r ${name} --where 'user=me and name~sweep'`],
    what: 'run',
    ids: async (cli, operands) => {
      await requireRuns(cli, instead);
      return runIds(cli, operands);
    },
    run: async (id, { client, options, cli }) => {
      const run = await readRun(cli, id);
      await requireRunAction(cli, run, name);
      const body = { runIds: [id], projectId: run.projectId };
      const { results } = await calls[name](client, { body }, options);
      checkResult(results, id);
    },
  });

export const actionVerbs = actions.map(verbOf);

export const move = defineVerb({
  name: 'move',
  summary: 'Move runs to another project, with the other runs of their experiments',
  operands: '<run…> <workspace> <project>',
  completes: 'run',
  examples: ['trainyard run move 11 Vision classification'],
  run: async ({ operands, cli }) => {
    await requireRuns(cli, 'experiment move');
    const { ids, words } = await runIdsAndWords(cli, operands, 2);
    const [workspace = '', project = ''] = words;
    const { id: destinationProjectId } = await findProject(cli, { workspace, project });
    const { client } = await cli.session();
    return runOnEach(cli, {
      ids,
      what: 'run',
      verb: 'move',
      done: 'Moved',
      run: async (id) => {
        const run = await readRun(cli, id);
        // one that moved with another run of its experiment is there
        if (run.projectId === destinationProjectId) return;
        await requireRunAction(cli, run, 'move');
        const body = { runIds: [id], sourceProjectId: run.projectId, destinationProjectId };
        const { results } = await moveRuns(client, { body }, { signal: cli.signal });
        checkResult(results, id);
        if (run.experiment?.isMultitrial)
          cli.notify(`The other runs of experiment ${run.experiment.id} moved with run ${id}.`);
      },
    });
  },
});
