import { previewHPSearch } from '@trainyard/sdk/calls';
import { upgradeConfig } from '@trainyard/sdk/model';
import type { TrialSimulation } from '@trainyard/sdk/types';
import { Failure } from '../../core/failure';
import { parseConfig, readText } from '../../core/files/yaml-file';
import { wholeNumber } from '../../core/option-values';
import { computed, numberField } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';

const columns = [
  numberField<TrialSimulation>('occurrences', 'Trials'),
  computed<TrialSimulation>('steps', 'Steps', stepsOf),
];

/** Formats `train 16, validate, train 64, validate`: counts equal consecutive steps. */
function stepsOf({ operations }: TrialSimulation): string {
  const steps: Array<{ text: string; times: number }> = [];
  for (const { type, length } of operations) {
    const text = type === 'RUNNABLE_TYPE_VALIDATE' ? 'validate' : `train ${length}`;
    const last = steps.at(-1);
    if (last?.text === text) last.times += 1;
    else steps.push({ text, times: 1 });
  }
  return steps.map(({ text, times }) => (times > 1 ? `${times} x ${text}` : text)).join(', ');
}

const preview = defineVerb({
  name: 'show',
  summary: 'Show which trials the search of a configuration would make; nothing runs',
  operands: '<config-file>',
  prints: 'rows',
  isDefault: true,
  options: {
    seed: { type: 'string', value: 'N', help: 'The same seed, the same search', default: '0' },
  },
  examples: ['trainyard preview-search adaptive.yaml'],
  run: async ({ operands, values, cli }) => {
    const [path = ''] = operands;
    const config = upgradeConfig(await parseConfig(await readText(cli, path), path));
    if (config.searcher === undefined)
      throw new Failure(`${path} has no searcher.`, { outcome: 'usage' });
    const seed = wholeNumber({ option: 'seed', text: values.seed, min: 0, max: 2 ** 32 - 1 });
    const { client } = await cli.session();
    const { simulation } = await previewHPSearch(
      client,
      { body: { config, seed } },
      { signal: cli.signal },
    );
    const trials = simulation.trials;
    await cli.out.rows(columns, trials);
    const total = trials.reduce((sum, { occurrences }) => sum + occurrences, 0);
    cli.notify(`${total} ${total === 1 ? 'trial' : 'trials'} in all.`);
  },
});

export const verbs = [preview];
