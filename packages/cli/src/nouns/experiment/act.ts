import {
  activateExperiment,
  archiveExperiment,
  type Caller,
  type CallOptions,
  cancelExperiment,
  deleteExperiment,
  killExperiment,
  moveExperiment,
  pauseExperiment,
  unarchiveExperiment,
} from '@trainyard/sdk/calls';
import { actOnEach } from '../../frame/act';
import { defineVerb, type Verb } from '../../frame/verb';
import { findProject } from '../project/find';
import { experimentIds, experimentIdsAndWords } from './ids';

type Action = {
  name: string;
  aliases?: string[];
  summary: string;
  done: string;
  asks?: boolean;
  act: (client: Caller, id: number, options: CallOptions) => Promise<unknown>;
};

/** What is done to experiments by their id alone: a row each. */
const actions: Action[] = [
  {
    name: 'activate',
    aliases: ['unpause', 'resume'],
    summary: 'Let paused experiments go on',
    done: 'Activated',
    act: (client, id, options) => activateExperiment(client, { experimentId: id }, options),
  },
  {
    name: 'pause',
    summary: 'Pause experiments; they free their slots and can go on later',
    done: 'Paused',
    act: (client, id, options) => pauseExperiment(client, { experimentId: id }, options),
  },
  {
    name: 'cancel',
    summary: 'Stop experiments after their next checkpoint',
    done: 'Canceled',
    act: (client, id, options) => cancelExperiment(client, { experimentId: id }, options),
  },
  {
    name: 'kill',
    summary: 'Stop experiments at once',
    done: 'Killed',
    act: (client, id, options) => killExperiment(client, { experimentId: id }, options),
  },
  {
    name: 'archive',
    summary: 'Archive experiments that have ended',
    done: 'Archived',
    act: (client, id, options) => archiveExperiment(client, { experimentId: id }, options),
  },
  {
    name: 'unarchive',
    summary: 'Bring archived experiments back',
    done: 'Unarchived',
    act: (client, id, options) => unarchiveExperiment(client, { experimentId: id }, options),
  },
  {
    name: 'delete',
    summary: 'Delete experiments with their logs and checkpoints, for good',
    done: 'Began to delete',
    asks: true,
    act: (client, id, options) => deleteExperiment(client, { experimentId: id }, options),
  },
];

const verbOf = ({ name, aliases = [], summary, done, asks = false, act }: Action): Verb =>
  defineVerb({
    name,
    aliases,
    summary,
    operands: '<experiment…>',
    completes: 'experiment',
    examples: [
      `trainyard experiment ${name} 7`,
      `trainyard e ${name} 3..9 12`,
      `trainyard e ${name} --where 'user=me and name~sweep'`,
    ],
    run: async ({ operands, cli }) => {
      const ids = await experimentIds(cli, operands);
      const { client } = await cli.session();
      const { signal } = cli;
      return actOnEach(cli, {
        ids,
        what: 'experiment',
        verb: name,
        done,
        asks,
        act: (id) => act(client, id, { signal }),
      });
    },
  });

export const actionVerbs = actions.map(verbOf);

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
    return actOnEach(cli, {
      ids,
      what: 'experiment',
      verb: 'move',
      done: 'Moved',
      act: (experimentId) =>
        moveExperiment(
          client,
          { experimentId, body: { experimentId, destinationProjectId } },
          { signal: cli.signal },
        ),
    });
  },
});
