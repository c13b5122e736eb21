import { getExperimentCheckpoints, getExperimentTrials } from '@trainyard/sdk/calls';
import { searcherMetric } from '@trainyard/sdk/model';
import { readId } from '../../core/each';
import { wholeNumber } from '../../core/option-values';
import { listRows } from '../../core/pages';
import { defineVerb } from '../../core/verb';
import { checkpointColumns } from '../checkpoint/columns';
import { trialColumns } from '../trial/columns';
import { getOne } from './find';

export const listTrials = defineVerb({
  name: 'list-trials',
  aliases: ['lt'],
  summary: 'List the trials of an experiment',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'rows',
  examples: ['trainyard experiment list-trials 7 -o csv'],
  run: async ({ operands, cli }) => {
    const experimentId = readId(operands[0], 'experiment');
    const { config } = await getOne(cli, experimentId);
    const columns = trialColumns(searcherMetric(config ?? {}));
    await cli.out.rows(columns, listRows(cli, getExperimentTrials, { experimentId }));
  },
});

export const listCheckpoints = defineVerb({
  name: 'list-checkpoints',
  aliases: ['lc'],
  summary: 'List the checkpoints of an experiment',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'rows',
  options: {
    best: { type: 'string', value: 'N', help: 'The N best by the metric of the searcher' },
  },
  examples: ['trainyard experiment list-checkpoints 7 --best 3'],
  run: async ({ operands, values, cli }) => {
    const id = readId(operands[0], 'experiment');
    const { best } = values;
    const sorted =
      best === undefined
        ? { experimentId: id, sortBy: 'SORT_BY_END_TIME' as const }
        : { experimentId: id, sortBy: 'SORT_BY_SEARCHER_METRIC' as const };
    const maxRows =
      best === undefined
        ? undefined
        : wholeNumber({ option: 'best', text: best, min: 1, max: 1e6 });
    const using =
      maxRows === undefined
        ? cli
        : {
            ...cli,
            globals: { ...cli.globals, limit: Math.min(maxRows, cli.globals.limit ?? maxRows) },
          };
    await cli.out.rows(checkpointColumns, listRows(using, getExperimentCheckpoints, sorted), {
      id: ({ uuid }) => uuid,
    });
  },
});

export const config = defineVerb({
  name: 'config',
  summary: 'Show the configuration of an experiment',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'document',
  options: {
    original: { type: 'boolean', help: 'As it was submitted, without the defaults' },
    secrets: { type: 'boolean', help: 'With its secrets, which are masked otherwise' },
  },
  examples: ['trainyard experiment config 7', 'trainyard e config 7 --secrets > config.yaml'],
  run: async ({ operands, values, cli }) => {
    const experiment = await getOne(cli, readId(operands[0], 'experiment'));
    const { originalConfig } = experiment;
    if (!values.original)
      return cli.out.document(experiment.config, { hasSecrets: values.secrets });
    if (values.secrets) return cli.out.text(originalConfig.trimEnd());
    const { maskConfig } = await import('@trainyard/sdk/mask');
    cli.out.text(maskConfig(originalConfig).trimEnd());
  },
});
