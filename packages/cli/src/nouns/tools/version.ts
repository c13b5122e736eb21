import { isApiError } from '@trainyard/sdk';
import { field } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';
import { version } from '../../version';

type Versions = { client: string; master: string | null; address: string };

const show = defineVerb({
  name: 'show',
  summary: 'Show this version and that of the master',
  prints: 'record',
  isDefault: true,
  run: async ({ cli }) => {
    const { client, master: address } = await cli.session();
    const answer = await client.getMaster({}, { signal: cli.signal }).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      cli.notify(`The master at ${address} does not report its version: ${error.message}`);
      return null;
    });
    const versions: Versions = { client: version(), master: answer?.version ?? null, address };
    await cli.out.record(columns, versions);
  },
});

const columns = [
  field<Versions>('client', 'This CLI'),
  field<Versions>('master', 'Master'),
  field<Versions>('address', 'Address'),
];

export const verbs = [show];
