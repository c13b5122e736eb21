import { comparedColumns, compareObjects } from '../../core/output/compare';
import { defineVerb } from '../../core/verb';
import { maskHyperparameters } from './columns';
import { readTrial, trialIds } from './describe';

export const compare = defineVerb({
  name: 'compare',
  summary: 'Show trials side by side: hyperparameters and validations',
  operands: '<trial…>',
  completes: 'trial',
  prints: 'rows',
  options: { same: { type: 'boolean', help: 'Also show rows that are the same in all' } },
  examples: ['trainyard trial compare 11 12 13'],
  run: async ({ operands, values, cli }) => {
    const ids = await trialIds(cli, operands);
    const { client } = await cli.session();
    const trials = await Promise.all(
      ids.map((id) => readTrial(client, id, { signal: cli.signal })),
    );
    const facts = trials.map(({ state, totalBatchesProcessed, experimentId }) => ({
      experiment: experimentId,
      state,
      batches: totalBatchesProcessed,
    }));
    const rows = [
      ...compareObjects('trial', facts),
      ...compareObjects(
        'hyperparameters',
        trials.map(({ hparams }) => maskHyperparameters(hparams)),
      ),
      ...compareObjects(
        'best',
        trials.map(({ bestValidation }) => bestValidation?.metrics?.avgMetrics ?? {}),
      ),
      ...compareObjects(
        'latest',
        trials.map(({ latestValidation }) => latestValidation?.metrics?.avgMetrics ?? {}),
      ),
    ].filter(({ isSame }) => values.same || !isSame);
    await cli.out.rows(comparedColumns(ids.map((id) => `trial ${id}`)), rows);
  },
});
