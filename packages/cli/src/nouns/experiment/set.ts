import { patchExperiment } from '@trainyard/sdk/calls';
import { changeLabels } from '@trainyard/sdk/flows';
import type { Args } from '@trainyard/sdk/types';
import { confirm, runOnEach } from '../../core/each';
import { positiveNumber, wholeNumber } from '../../core/option-values';
import { defineVerb, type Verb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';
import { experimentIds, experimentIdsAndWords } from './find';

type Patch = Args<'patchExperiment'>['body'];

type Setting = {
  name: string;
  summary: string;
  /** name of the value in help */
  value: string;
  example: string;
  read: (text: string) => Patch;
};

const settings: Setting[] = [
  {
    name: 'name',
    summary: 'Name an experiment',
    value: 'name',
    example: 'resnet-nightly',
    read: (name) => ({ name }),
  },
  {
    name: 'description',
    summary: 'Describe an experiment in a sentence',
    value: 'description',
    example: "'warm-up of 5 epochs'",
    read: (description) => ({ description }),
  },
  {
    name: 'max-slots',
    summary: 'Limit how many slots an experiment may hold at once; none lifts it',
    value: 'slots',
    example: '8',
    read: (text) => ({ resources: { maxSlots: slotsOf(text) } }),
  },
  {
    name: 'weight',
    summary: 'Set the share of slots under the fair-share scheduler',
    value: 'weight',
    example: '2',
    read: (text) => ({ resources: { weight: positiveNumber({ operand: 'weight' }, text) } }),
  },
  {
    name: 'priority',
    summary: 'Set the priority under the priority scheduler; 1 goes first',
    value: 'priority',
    example: '40',
    read: (text) => ({ resources: { priority: priorityOf(text) } }),
  },
];

// the master does not accept "no limit"; an unreachable number has the same effect
const slotsOf = (text: string) =>
  /^none$/i.test(text)
    ? 2 ** 31 - 1
    : wholeNumber({ operand: 'limit of slots', text, min: 0, max: 2 ** 31 - 1 });

const priorityOf = (text: string) => wholeNumber({ operand: 'priority', text, min: 1, max: 99 });

const verbOf = ({ name, summary, value, example, read }: Setting): Verb =>
  defineVerb({
    name: `set ${name}`,
    summary,
    operands: `<experiment…> <${value}>`,
    completes: 'experiment',
    examples: [`trainyard experiment set ${name} 7 ${example}`],
    run: async ({ operands, cli }) => {
      const { ids, words } = await experimentIdsAndWords(cli, operands, 1);
      const [text = ''] = words;
      const body = read(text);
      const { client } = await cli.session();
      return runOnEach(cli, {
        ids,
        what: 'experiment',
        verb: `set the ${value} of`,
        done: `Set the ${value} of`,
        run: async (experimentId) => {
          await requireActionOn(cli, { noun: 'experiment', id: experimentId }, 'edit');
          await patchExperiment(client, { experimentId, body }, { signal: cli.signal });
        },
      });
    },
  });

const count = (text: string, option: string) =>
  wholeNumber({ option, text, min: 0, max: 2 ** 31 - 1 });

const keep = { type: 'string', value: 'N' } as const;

const gcPolicy = defineVerb({
  name: 'set gc-policy',
  summary: 'Set how many checkpoints to keep, and delete the others now',
  operands: '<experiment…>',
  completes: 'experiment',
  options: {
    'save-experiment-best': { ...keep, help: 'Best ones of the experiment', default: '0' },
    'save-trial-best': { ...keep, help: 'Best ones of each trial', default: '1' },
    'save-trial-latest': { ...keep, help: 'Latest ones of each trial', default: '1' },
    force: { type: 'boolean', help: 'Also where this is known to delete more than asked' },
  },
  examples: [
    'trainyard experiment set gc-policy 7 --save-experiment-best 1 --save-trial-best 1 --save-trial-latest 1',
  ],
  run: async ({ operands, values, cli }) => {
    const ids = await experimentIds(cli, operands);
    const checkpointStorage = {
      saveExperimentBest: count(values['save-experiment-best'], 'save-experiment-best'),
      saveTrialBest: count(values['save-trial-best'], 'save-trial-best'),
      saveTrialLatest: count(values['save-trial-latest'], 'save-trial-latest'),
    };
    await confirm(
      cli,
      `Delete all other checkpoints of ${ids.length === 1 ? `experiment ${ids[0]}` : `${ids.length} experiments`}, for good?`,
    );
    const { client } = await cli.session();
    const options = { signal: cli.signal, force: values.force };
    return runOnEach(cli, {
      ids,
      what: 'experiment',
      verb: 'set the checkpoints kept of',
      done: 'Set the checkpoints kept of',
      run: (experimentId) =>
        patchExperiment(client, { experimentId, body: { checkpointStorage } }, options),
    });
  },
});

export const setVerbs = [...settings.map(verbOf), gcPolicy];

const labelVerb = (name: 'add' | 'remove'): Verb =>
  defineVerb({
    name: `label ${name}`,
    summary: name === 'add' ? 'Add a label' : 'Remove a label',
    operands: '<experiment…> <label>',
    completes: 'experiment',
    examples: [`trainyard experiment label ${name} 3..9 nightly`],
    run: async ({ operands, cli }) => {
      const { ids, words } = await experimentIdsAndWords(cli, operands, 1);
      const labels = words.slice(0, 1);
      const { client } = await cli.session();
      const change =
        name === 'add' ? { added: labels, removed: [] } : { added: [], removed: labels };
      return runOnEach(cli, {
        ids,
        what: 'experiment',
        verb: name === 'add' ? 'label' : 'remove the label from',
        done: name === 'add' ? 'Labeled' : 'Removed the label from',
        run: async (experimentId) => {
          await requireActionOn(cli, { noun: 'experiment', id: experimentId }, 'tag');
          await changeLabels(client, { experimentId, ...change }, { signal: cli.signal });
        },
      });
    },
  });

export const labelVerbs = [labelVerb('add'), labelVerb('remove')];
