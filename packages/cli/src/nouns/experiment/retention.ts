import { defineEachVerb, runOnEach } from '../../core/each';
import { UsageError, wholeNumber } from '../../core/option-values';
import { defineVerb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';
import { experimentIds } from './find';

const keep = {
  days: { type: 'string', value: 'N', help: 'Days to keep the log after the end' },
  forever: { type: 'boolean', help: 'Keep the log forever' },
} as const;

/** Days for the master, which uses -1 for unlimited. */
export function retentionDays(values: { days?: string | undefined; forever: boolean }): number {
  if ((values.days === undefined) === !values.forever) {
    throw new UsageError('Give --days N or --forever.');
  }
  return values.days === undefined
    ? -1
    : wholeNumber({ option: 'days', text: values.days, min: 0, max: 32_767 });
}

export const retentionOptions = keep;

export const setLogRetention = defineVerb({
  name: 'set log-retention',
  summary: 'Set how long the logs of experiments are kept; needs a master of 0.38',
  operands: '<experiment…>',
  completes: 'experiment',
  options: retentionOptions,
  examples: ['trainyard experiment set log-retention 7 --days 30'],
  run: async ({ operands, values, cli }) => {
    const numDays = retentionDays(values);
    const ids = await experimentIds(cli, operands);
    const { client } = await cli.session();
    return runOnEach(cli, {
      ids,
      what: 'experiment',
      verb: 'set the log retention of',
      done: 'Set the log retention of',
      run: async (experimentId) => {
        await requireActionOn(cli, { noun: 'experiment', id: experimentId }, 'retainLogs');
        const args = { experimentId, body: { experimentId, numDays } };
        await client.putExperimentRetainLogs(args, { signal: cli.signal });
      },
    });
  },
});

export const deleteTensorboardFiles = defineEachVerb({
  name: 'delete-tb-files',
  summary: 'Delete the TensorBoard files of experiments; needs a master of 0.38',
  operands: '<experiment…>',
  completes: 'experiment',
  examples: ['trainyard experiment delete-tb-files 7'],
  what: 'experiment',
  verb: 'delete the TensorBoard files of',
  done: 'Deleted the TensorBoard files of',
  needsConfirmation: true,
  ids: experimentIds,
  run: (experimentId, { client, options }) =>
    client.deleteTensorboardFiles({ experimentId }, options),
});
