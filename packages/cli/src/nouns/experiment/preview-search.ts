import { plural } from '@trainyard/insights/figures';
import { stepsText } from '@trainyard/insights/hyperparameters/search-steps';
import { previewHPSearch } from '@trainyard/sdk/calls';
import { upgradeConfig } from '@trainyard/sdk/model';
import type { TrialSimulation } from '@trainyard/sdk/types';
import { Failure } from '../../core/failure';
import { parseConfig, readText } from '../../core/files/yaml-file';
import { wholeNumber } from '../../core/option-values';
import { computed, countField } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';

const columnsOf = (config: Parameters<typeof stepsText>[1]) => [
  countField<TrialSimulation>('occurrences', 'Trials'),
  computed<TrialSimulation>('steps', 'Steps', (trial) => stepsText(trial, config)),
];

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
    await cli.out.rows(columnsOf(config), trials);
    const total = trials.reduce((sum, { occurrences }) => sum + occurrences, 0);
    cli.notify(`${plural(total, 'trial')} in all.`);
  },
});

export const verbs = [preview];
