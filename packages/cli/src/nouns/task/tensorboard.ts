import { readIds, readWords } from '../../core/each';
import { UsageError } from '../../core/option-values';
import { defineVerb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';
import { launchBody, launchOptions, reportWarnings } from './launch';
import { browserOption, openVerb, showStarted } from './open';
import { commonVerbs } from './verbs';

const start = defineVerb({
  name: 'start',
  summary: 'Launch a TensorBoard on experiments or trials and open it',
  operands: '[experiment…]',
  completes: 'experiment',
  prints: 'value',
  options: {
    'trial-ids': {
      type: 'string',
      short: 't',
      value: 'ID',
      multiple: true,
      help: 'A trial; may be repeated',
    },
    ...launchOptions,
    ...browserOption,
  },
  examples: ['trainyard tensorboard start 7 9..12', 'trainyard tensorboard start -t 41 -t 42'],
  run: async ({ values, operands, cli }) => {
    const words = await readWords(cli, operands);
    const trials = values['trial-ids'];
    if (words.length + trials.length === 0)
      throw new UsageError('Name experiments, or trials with -t.');
    const of = async (what: string, ids: string[]) =>
      ids.length === 0 ? [] : readIds(cli, { operands: ids, what });
    const body = {
      ...(await launchBody(cli, values)),
      experimentIds: await of('experiment', words),
      trialIds: await of('trial', trials),
    };
    for (const id of body.experimentIds)
      await requireActionOn(cli, { noun: 'experiment', id }, 'openTensorBoard');
    for (const id of body.trialIds)
      await requireActionOn(cli, { noun: 'trial', id }, 'openTensorBoard');
    const { client } = await cli.session();
    const answer = await client.launchTensorboard({ body }, { signal: cli.signal });
    const isShort = reportWarnings(cli, answer.warnings);
    const { tensorboard } = answer;
    if (tensorboard)
      await showStarted(cli, { kind: 'tensorboard', id: tensorboard.id, isShort, values });
  },
});

export const verbs = [...commonVerbs('tensorboard'), start, openVerb('tensorboard')];
