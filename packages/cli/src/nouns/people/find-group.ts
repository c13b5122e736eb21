import { items } from '@trainyard/sdk';
import { getGroups } from '@trainyard/sdk/calls';
import type { Group } from '@trainyard/sdk/types';
import type { Cli } from '../../core/cli';
import { Failure } from '../../core/failure';

/** The group of this name. @throws Failure where there is none, or none that one may see */
export async function findGroup(cli: Cli, name: string): Promise<Group> {
  const { client } = await cli.session();
  const args = { body: { name, limit: 100 } };
  for await (const { group } of items(client, getGroups, args, { signal: cli.signal }))
    if (group.name === name) return group;
  throw new Failure(`There is no group "${name}", or you may not see it.`, {
    hint: '`trainyard user-group list` shows those there are.',
    outcome: 'notFound',
  });
}
