import { items } from '@trainyard/sdk';
import { getWorkspaceProjects, getWorkspaces } from '@trainyard/sdk/calls';
import type { Project, Workspace } from '@trainyard/sdk/types';
import { Failure } from '../../core/failure';
import { type Column, field } from '../../core/output/columns';
import type { Cli } from '../../core/verb';

/**
 * The workspace of this name, ignoring case, or with this id. @throws Failure for an unknown one
 */
export async function findWorkspace(cli: Cli, name: string): Promise<Workspace> {
  const { client } = await cli.session();
  const isMatch = (workspace: Workspace) =>
    workspace.name.toLowerCase() === name.toLowerCase() || String(workspace.id) === name;
  const filter = /^\d+$/.test(name) ? {} : { name };
  for await (const workspace of items(client, getWorkspaces, filter, { signal: cli.signal })) {
    if (isMatch(workspace)) return workspace;
  }
  throw new Failure(`There is no workspace "${name}", or you may not see it.`, {
    hint: '`trainyard workspace list` lists them.',
    outcome: 'notFound',
  });
}

/** A column with the name of the workspace, whose id a row has. */
export async function workspaceColumn<Row extends { workspaceId: number }>(
  cli: Cli,
): Promise<Column<Row>> {
  const { client } = await cli.session();
  const names = new Map<number, string>();
  for await (const { id, name } of items(client, getWorkspaces, {}, { signal: cli.signal }))
    names.set(id, name);
  return field<Row>('workspaceId', 'Workspace', {
    // one that this person may not see has no name here
    show: ({ workspaceId }) => names.get(workspaceId) ?? String(workspaceId),
  });
}

type Place = { workspace: string; project: string };

/** The project of this name or id in a workspace. @throws Failure for an unknown one */
export async function findProject(cli: Cli, place: Place): Promise<Project> {
  const workspace = await findWorkspace(cli, place.workspace);
  const { client } = await cli.session();
  const args = { workspaceId: workspace.id };
  const options = { signal: cli.signal };
  for await (const project of items(client, getWorkspaceProjects, args, options)) {
    const isMatch = project.name.toLowerCase() === place.project.toLowerCase();
    if (isMatch || String(project.id) === place.project) return project;
  }
  throw new Failure(`There is no project "${place.project}" in ${workspace.name}.`, {
    hint: `\`trainyard project list "${workspace.name}"\` lists them.`,
    outcome: 'notFound',
  });
}
