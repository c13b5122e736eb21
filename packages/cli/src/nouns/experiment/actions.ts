import { defineEachVerb, runOnEach } from '../../core/each';
import { defineVerb, type Verb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';
import { findProject } from '../workspace/find';
import { experimentIds, experimentIdsAndWords } from './find';

type Action = {
  /** `the action `pause` calls `client.pauseExperiment`` */
  name: 'activate' | 'pause' | 'cancel' | 'kill' | 'archive' | 'unarchive' | 'delete';
  aliases?: string[];
  summary: string;
  done: string;
  needsConfirmation?: boolean;
};

/** The actions that only need an id: a row each. */
const actions: Action[] = [
  {
    name: 'activate',
    aliases: ['unpause', 'resume'],
    summary: 'Resume paused experiments',
    done: 'Activated',
  },
  {
    name: 'pause',
    summary: 'Pause experiments; they free their slots and can be resumed later',
    done: 'Paused',
  },
  {
    name: 'cancel',
    summary: 'Stop experiments after their next checkpoint',
    done: 'Canceled',
  },
  {
    name: 'kill',
    summary: 'Stop experiments at once',
    done: 'Killed',
  },
  {
    name: 'archive',
    summary: 'Archive experiments that have ended',
    done: 'Archived',
  },
  {
    name: 'unarchive',
    summary: 'Unarchive experiments',
    done: 'Unarchived',
  },
  {
    name: 'delete',
    summary: 'Delete experiments with their logs and checkpoints, for good',
    done: 'Began to delete',
    needsConfirmation: true,
  },
];

const verbOf = ({ name, ...action }: Action): Verb =>
  defineEachVerb({
    ...action,
    name,
    operands: '<experiment…>',
    completes: 'experiment',
    examples: [
      `trainyard experiment ${name} 7`,
      `trainyard e ${name} 3..9 12`,
      `trainyard e ${name} --where 'user=me and name~sweep'`,
    ],
    what: 'experiment',
    ids: experimentIds,
    run: async (experimentId, { client, options, cli }) => {
      await requireActionOn(cli, { noun: 'experiment', id: experimentId }, name);
      await client[`${name}Experiment` as const]({ experimentId }, options);
    },
  });

export const actionVerbs = actions.map(verbOf);

export const retry = defineEachVerb({
  name: 'retry',
  summary: 'Run experiments that failed again, from their last checkpoints; needs a master of 0.38',
  operands: '<experiment…>',
  completes: 'experiment',
  examples: ['trainyard experiment retry 7', "trainyard e retry --where 'user=me and state=ERROR'"],
  what: 'experiment',
  done: 'Restarted',
  ids: experimentIds,
  run: async (id, { client, options, cli }) => {
    await requireActionOn(cli, { noun: 'experiment', id }, 'retry');
    await client.continueExperiment({ body: { id, overrideConfig: '{}' } }, options);
  },
});

export const move = defineVerb({
  name: 'move',
  summary: 'Move experiments to another project',
  operands: '<experiment…> <workspace> <project>',
  completes: 'experiment',
  examples: ['trainyard experiment move 7 Vision classification'],
  run: async ({ operands, cli }) => {
    const { ids, words } = await experimentIdsAndWords(cli, operands, 2);
    const [workspace = '', project = ''] = words;
    const { id: destinationProjectId } = await findProject(cli, { workspace, project });
    const { client } = await cli.session();
    return runOnEach(cli, {
      ids,
      what: 'experiment',
      verb: 'move',
      done: 'Moved',
      run: async (experimentId) => {
        await requireActionOn(cli, { noun: 'experiment', id: experimentId }, 'move');
        const body = { experimentId, destinationProjectId };
        await client.moveExperiment({ experimentId, body }, { signal: cli.signal });
      },
    });
  },
});
