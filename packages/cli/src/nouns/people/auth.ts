import type { GetMasterResponse } from '@trainyard/sdk/types';
import { field } from '../../core/output/columns';
import { pageOf } from '../../core/pages';
import { defineVerb } from '../../core/verb';
import { login, logout, whoami } from './sign-in';

type Provider = GetMasterResponse['ssoProviders'][number];
const columns = [field<Provider>('name', 'Name'), field<Provider>('ssoUrl', 'Address')];

const listProviders = defineVerb({
  name: 'list-providers',
  summary: 'List the providers that sign people in instead of the master',
  prints: 'rows',
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const { ssoProviders } = await client.getMaster({}, { signal: cli.signal });
    await cli.out.rows(columns, pageOf(cli, ssoProviders));
  },
});

export const authVerbs = [login, logout, whoami, listProviders];
