import type { GetMasterResponse } from '@trainyard/sdk/types';
import { field } from '../frame/output/columns';
import { defineVerb } from '../frame/verb';

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

export const masterVerbs = [info];
