import type { Role } from '@trainyard/sdk/types';

/** Says in one line each what the predefined roles of both masters permit; `rbac.json` has the sets. */
const lines: Readonly<Record<string, string>> = {
  ClusterAdmin: 'Everything, on the whole cluster',
  WorkspaceAdmin: 'Everything in the workspace, with its members, storage and deletion',
  WorkspaceCreator: 'Creates workspaces',
  Viewer: 'Reads experiments, tasks, models and projects; changes nothing',
  Editor: 'Runs and changes experiments, tasks, models and projects',
  ModelRegistryViewer: 'Reads models and their versions; nothing else',
  EditorRestricted: 'As Editor, without launching or changing tasks',
  GenAIUser: 'As Editor, with new workspaces and deletion of projects, without webhooks',
  EditorProjectRestricted: 'As Editor, without creating or changing projects',
  TokenCreator: 'Creates and manages access tokens of their own',
};

/**
 * Describes a role where one gives it: one line for a predefined role, and the number of its
 * permissions: "Creates workspaces · 1 permission".
 */
export function roleWords({ name, permissions: { length } }: Pick<Role, 'name' | 'permissions'>) {
  const count = length === 1 ? '1 permission' : `${length} permissions`;
  const line = Object.hasOwn(lines, name) ? lines[name] : undefined;
  return line === undefined ? count : `${line} · ${count}`;
}
