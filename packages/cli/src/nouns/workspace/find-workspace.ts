import { items } from '@trainyard/sdk';
import { getWorkspaces } from '@trainyard/sdk/calls';
import type { Workspace } from '@trainyard/sdk/types';
import type { Cli } from '../../core/cli';
import { Failure } from '../../core/failure';

/** The workspace of this name, in any case, or with this id. @throws Failure where there is none */
export async function findWorkspace(cli: Cli, name: string): Promise<Workspace> {
  const { client } = await cli.session();
  const isWanted = (workspace: Workspace) =>
    workspace.name.toLowerCase() === name.toLowerCase() || String(workspace.id) === name;
  const filter = /^\d+$/.test(name) ? {} : { name };
  for await (const workspace of items(client, getWorkspaces, filter, { signal: cli.signal })) {
    if (isWanted(workspace)) return workspace;
  }
  throw new Failure(`There is no workspace "${name}", or you may not see it.`, {
    hint: '`trainyard workspace list` shows those there are.',
    outcome: 'notFound',
  });
}
