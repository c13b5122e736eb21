import { formatBytes } from '@trainyard/insights/figures';
import { ownValue } from '@trainyard/sdk/model';
import { measureCheckpoint } from '@trainyard/sdk/node';
import type { Checkpoint } from '@trainyard/sdk/types';
import { defineEachVerb, readEach, readUuid, readWords } from '../../core/each';
import { Failure } from '../../core/failure';
import { field, numberField } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';
import { checkpointColumns } from './columns';
import { fetchCheckpoint, fetchOptions, folderOf, withLocationHint } from './fetch';

const detailColumns = checkpointColumns.map(({ isExtra: _, ...column }) => column);

async function findCheckpoint(cli: Cli, id: string): Promise<Checkpoint> {
  const checkpointUuid = readUuid(id, 'checkpoint');
  const { client } = await cli.session();
  const { checkpoint } = await client.getCheckpoint({ checkpointUuid }, { signal: cli.signal });
  if (checkpoint) return checkpoint;
  throw new Failure(`There is no checkpoint ${checkpointUuid}.`, { outcome: 'notFound' });
}

const describe = defineVerb({
  name: 'describe',
  summary: 'Show checkpoints in full',
  operands: '<checkpoint…>',
  completes: 'checkpoint',
  prints: 'record',
  run: async ({ operands, cli }) => {
    const ids = await readWords(cli, operands);
    const read = (uuid: string) => findCheckpoint(cli, uuid);
    const { found, exitCode } = await readEach(cli, { ids, what: 'checkpoint', read });
    await cli.out.records(detailColumns, found, ids.length);
    return exitCode;
  },
});

type File = { path: string; size: number };
const fileColumns = [
  field<File>('path', 'Path'),
  numberField<File>('size', 'Size', { show: ({ size }: File) => formatBytes(size) }),
];

const files = defineVerb({
  name: 'files',
  summary: 'List the files of a checkpoint, as its trial reported them',
  operands: '<checkpoint>',
  completes: 'checkpoint',
  prints: 'rows',
  run: async ({ operands: [uuid = ''], cli }) => {
    const { resources } = await findCheckpoint(cli, uuid);
    const rows = Object.entries(resources).map(([path, size]) => ({ path, size: Number(size) }));
    await cli.out.rows(fileColumns, rows);
  },
});

const download = defineVerb({
  name: 'download',
  summary: 'Fetch the files of a checkpoint, from shared storage or the master, and compare sizes',
  operands: '<checkpoint>',
  completes: 'checkpoint',
  prints: 'value',
  options: {
    'output-dir': {
      type: 'string',
      short: 'o',
      value: 'DIR',
      help: 'Where they go; checkpoints/UUID unless given',
    },
    ...fetchOptions,
    mode: {
      type: 'string',
      value: 'MODE',
      choices: ['auto', 'direct', 'master'],
      default: 'auto',
      help: 'For scripts written for det; shared storage is read where it is mounted',
    },
  },
  examples: ['trainyard checkpoint download 0f6c… -o best'],
  run: async ({ values, operands: [uuid = ''], cli }) => {
    if (values.mode === 'direct')
      throw new Failure('Buckets are read through the master, not straight from the storage.', {
        hint: 'Leave out --mode direct: shared storage is read where it is mounted.',
        outcome: 'usage',
      });
    await requireActionOn(cli, { noun: 'checkpoint', id: uuid }, 'download');
    const directory = values['output-dir'] ?? folderOf(uuid);
    await fetchCheckpoint(cli, { uuid, directory, values });
  },
});

const verify = defineEachVerb({
  name: 'verify',
  summary: 'Read the files of checkpoints and compare their sizes with the reported ones',
  operands: '<checkpoint…>',
  completes: 'checkpoint',
  what: 'checkpoint',
  done: 'Verified',
  ids: readWords,
  run: async (uuid, { client, options, cli }) => {
    const { resources } = await findCheckpoint(cli, uuid);
    const reading = measureCheckpoint(client, uuid, options);
    const there = await withLocationHint(cli, uuid, reading);
    const wrong = Object.entries(resources).flatMap(([path, size]) =>
      path.endsWith('/') || ownValue(there, path) === Number(size)
        ? []
        : [`${path}: reported ${size} bytes, found ${ownValue(there, path) ?? 'nothing'}`],
    );
    if (wrong.length > 0) throw new Failure(wrong.join('\n'));
  },
});

// det expects them in one word, with commas
const uuidsOf = async (cli: Cli, operands: string[]) =>
  (await readWords(cli, operands)).flatMap((word) => word.split(',')).filter((word) => word !== '');

const remove = defineEachVerb({
  name: 'delete',
  summary: 'Delete the files of checkpoints; those of registered ones stay',
  operands: '<checkpoint…>',
  completes: 'checkpoint',
  examples: ['trainyard checkpoint delete 0f6c… 77ab… -y'],
  what: 'checkpoint',
  done: 'Deleting',
  needsConfirmation: true,
  ids: uuidsOf,
  run: async (uuid, { client, options, cli }) => {
    await requireActionOn(cli, { noun: 'checkpoint', id: uuid }, 'delete');
    await client.deleteCheckpoints({ body: { checkpointUuids: [uuid] } }, options);
  },
});

const removeFiles = defineEachVerb({
  name: 'rm',
  summary: 'Delete those files of checkpoints that fit a pattern',
  operands: '<checkpoint…>',
  completes: 'checkpoint',
  options: {
    glob: {
      type: 'string',
      value: 'PATTERN',
      multiple: true,
      help: 'Which files, such as optimizer/**; may be repeated',
    },
  },
  examples: ["trainyard checkpoint rm 0f6c… --glob 'optimizer/**' -y"],
  what: 'checkpoint',
  verb: 'thin out',
  done: 'Thinning out',
  needsConfirmation: true,
  ids: uuidsOf,
  run: async (uuid, { client, options, values, cli }) => {
    await requireActionOn(cli, { noun: 'checkpoint', id: uuid }, 'delete');
    const body = { checkpointUuids: [uuid], checkpointGlobs: values.glob };
    await client.checkpointsRemoveFiles({ body }, options);
  },
});

export const verbs = [describe, files, download, verify, remove, removeFiles];
