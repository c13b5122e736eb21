import { getMasterConfig, masterLogs, patchMasterConfig } from '@trainyard/sdk/calls';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { headOf, showLog, tailOptions } from '../../core/follow/logs';
import { UsageError } from '../../core/option-values';
import { field } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';

const infoColumns = [
  field<GetMasterResponse>('clusterName', 'Cluster name'),
  field<GetMasterResponse>('version', 'Version'),
  field<GetMasterResponse>('clusterId', 'Cluster ID'),
  field<GetMasterResponse>('masterId', 'Master ID'),
  field<GetMasterResponse>('rbacEnabled', 'Role-based access'),
];

const info = defineVerb({
  name: 'info',
  summary: 'Show name, version and ids of the master',
  prints: 'record',
  examples: ['trainyard master info', 'trainyard master info -o json'],
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const master = await client.getMaster({}, { signal: cli.signal });
    await cli.out.record(infoColumns, master);
  },
});

const config = defineVerb({
  name: 'config',
  summary: 'Show the configuration of the master, or change how it logs',
  prints: 'document',
  options: {
    log: { type: 'boolean', help: 'Change how it logs' },
    level: {
      type: 'string',
      value: 'LEVEL',
      choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      help: 'With --log: the lowest level that it logs',
    },
    color: { type: 'string', value: 'true|false', help: 'With --log: colored output on or off' },
  },
  examples: ['trainyard master config', 'trainyard master config --log --level debug'],
  run: async ({ values, cli }) => {
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    if (!values.log) {
      const { config } = await getMasterConfig(client, {}, options);
      await cli.out.document(config);
      return;
    }
    const { level, color } = values;
    if (level === undefined && color === undefined) {
      throw new UsageError('--log needs --level, --color or both.');
    }
    const log = {
      ...(level === undefined ? {} : { level }),
      ...(color === undefined ? {} : { color: color === 'true' }),
    };
    const paths = [
      ...(level === undefined ? [] : ['log.level']),
      ...(color === undefined ? [] : ['log.color']),
    ];
    const body = { config: { log }, fieldMask: { paths } };
    await patchMasterConfig(client, { body }, options);
    cli.notify('Changed how the master logs.');
  },
});

const logs = defineVerb({
  name: 'logs',
  summary: 'Show the log of the master',
  prints: 'lines',
  options: tailOptions,
  examples: ['trainyard master logs --tail 50', 'trainyard master logs -f'],
  run: async ({ values, cli }) => {
    const args = { follow: values.follow, ...headOf(values) };
    await showLog(cli, {
      call: masterLogs,
      args,
      values,
      lineOf: ({ logEntry }) => logEntry,
      textOf: ({ timestamp, level, message }) =>
        `${timestamp ?? ''} [${level.slice('LOG_LEVEL_'.length)}] ${message}`,
    });
  },
});

export const verbs = [info, config, logs];
