import { resolve } from 'node:path';
import { getModelDef } from '@trainyard/sdk/calls';
import { readId } from '../../core/each';
import { Failure } from '../../core/failure';
import { writeOutput } from '../../core/files/write-file';
import { wholeNumber } from '../../core/option-values';
import { defineVerb } from '../../core/verb';
import { bestOf, bestOptions } from '../checkpoint/choose';
import { fetchCheckpoint, fetchOptions, folderOf, maxBytesOf } from '../checkpoint/fetch';
import { requireActionOn } from '../people/require-action';
import { trialIdsOf } from '../trial/describe';
import { exportOptions, writeMetrics } from '../trial/metrics';
import { experimentIds } from './find';

export const exportExperiments = defineVerb({
  name: 'export',
  summary: 'Export every number that the trials of experiments reported',
  operands: '<experiment…>',
  completes: 'experiment',
  prints: 'record',
  options: exportOptions,
  examples: [
    'trainyard experiment export 7 > metrics.csv',
    "trainyard e export --where 'project=imagenet' --metric loss --format arrow --to loss.arrow",
  ],
  run: async ({ operands, values, cli }) => {
    const trials = await trialIdsOf(cli, await experimentIds(cli, operands));
    await writeMetrics(cli, trials, values);
  },
});

export const download = defineVerb({
  name: 'download',
  summary: 'Download the best checkpoints of an experiment',
  operands: '<experiment>',
  completes: 'experiment',
  options: {
    'output-dir': {
      type: 'string',
      short: 'o',
      value: 'DIR',
      default: 'checkpoints',
      help: 'Where to; each goes into a folder named by its UUID',
    },
    'top-n': { type: 'string', value: 'N', default: '1', help: 'How many' },
    ...bestOptions,
    ...fetchOptions,
  },
  examples: ['trainyard experiment download 7 --top-n 3'],
  run: async ({ operands, values, cli }) => {
    const experimentId = readId(operands[0], 'experiment');
    const count = wholeNumber({ option: 'top-n', text: values['top-n'], min: 1, max: 1e6 });
    const best = await bestOf(cli, { experimentId }, values);
    if (best.length === 0) {
      throw new Failure(`Experiment ${experimentId} has no judged checkpoint with files.`, {
        outcome: 'notFound',
      });
    }
    for (const { uuid } of best.slice(0, count)) {
      const directory = folderOf(uuid, values['output-dir']);
      await fetchCheckpoint(cli, { uuid, directory, values });
    }
  },
});

export const downloadModelDef = defineVerb({
  name: 'download-model-def',
  summary: 'Download the code of an experiment',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'value',
  options: {
    'output-dir': { type: 'string', value: 'DIR', default: '.', help: 'Folder to put it in' },
    extract: { type: 'boolean', help: 'As a folder of files instead of an archive' },
    'max-bytes': {
      type: 'string',
      value: 'SIZE',
      help: 'Stop at more with --extract; 95MiB unless given',
    },
  },
  examples: ['trainyard experiment download-model-def 7 --extract'],
  run: async ({ operands, values, cli }) => {
    const experimentId = readId(operands[0], 'experiment');
    await requireActionOn(cli, { noun: 'experiment', id: experimentId }, 'downloadCode');
    const { client } = await cli.session();
    const name = `experiment_${experimentId}_model_def`;
    const outputDir = values['output-dir'];
    if (values.extract) {
      const { downloadModelDefinition } = await import('@trainyard/sdk/node');
      const target = { experimentId, directory: resolve(cli.system.cwd(), outputDir, name) };
      const limits = { signal: cli.signal, ...maxBytesOf(values) };
      const folder = await downloadModelDefinition(client, target, limits);
      return cli.out.value('path', folder);
    }
    const { b64Tgz } = await getModelDef(client, { experimentId }, { signal: cli.signal });
    await writeOutput(cli, outputDir, {
      name: `${name}.tgz`,
      bytes: Buffer.from(b64Tgz, 'base64'),
    });
  },
});
