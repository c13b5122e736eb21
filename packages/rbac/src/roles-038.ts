import { isBefore038 } from '@trainyard/sdk';
import { type AnyPermission, type PermissionInfo, permissions } from './permissions';
import { type PredefinedRole, roles } from './roles';

/** Every permission of a 0.38 master. */
const facts: Readonly<Record<AnyPermission, PermissionInfo>> = {
  ...permissions,
  // webhooks of workspaces have a separate permission since 0.38
  EDIT_WEBHOOKS: { id: 97001, label: 'edit webhooks' },
  SET_WORKSPACE_DEFAULT_RESOURCE_POOL: {
    id: 4007,
    label: 'set default resource pool on workspace',
  },
  VIEW_EXTERNAL_JOBS: { id: 8007, label: 'view external jobs', isGlobalOnly: true },
  MODIFY_RP_WORKSPACE_BINDINGS: {
    id: 10001,
    label: 'modify rp workspace bindings',
    isGlobalOnly: true,
  },
  SET_WORKSPACE_NAMESPACE_BINDINGS: {
    id: 11001,
    label: 'set workspace-namespace bindings',
    isGlobalOnly: true,
  },
  SET_RESOURCE_QUOTAS: { id: 11002, label: 'set resource quotas', isGlobalOnly: true },
  VIEW_RESOURCE_QUOTAS: { id: 11003, label: 'view resource quotas' },
  MODIFY_GLOBAL_CONFIG_POLICIES: {
    id: 11004,
    label: 'modify global config policies',
    isGlobalOnly: true,
  },
  MODIFY_WORKSPACE_CONFIG_POLICIES: { id: 11005, label: 'modify workspace config policies' },
  VIEW_GLOBAL_CONFIG_POLICIES: { id: 11006, label: 'view global config policies' },
  VIEW_WORKSPACE_CONFIG_POLICIES: { id: 11007, label: 'view workspace config policies' },
  ADMINISTRATE_TOKEN: { id: 12001, label: 'administrate access token', isGlobalOnly: true },
  UPDATE_TOKEN: { id: 12002, label: 'update own access token', isGlobalOnly: true },
  CREATE_TOKEN: { id: 12003, label: 'create access token', isGlobalOnly: true },
  CREATE_OTHER_TOKEN: { id: 12004, label: 'create other access token', isGlobalOnly: true },
  VIEW_OTHER_TOKEN: { id: 12005, label: 'view other access token', isGlobalOnly: true },
  VIEW_TOKEN: { id: 12006, label: 'view own access token', isGlobalOnly: true },
  VIEW_WEBHOOKS: { id: 97002, label: 'view webhooks' },
};

const olderRole = (name: string): readonly AnyPermission[] =>
  roles.find((role) => role.name === name)?.permissions ?? [];

const without = (permissionsOfRoles: readonly AnyPermission[], ...names: AnyPermission[]) =>
  permissionsOfRoles.filter((each) => !names.includes(each));

const readsPolicies: readonly AnyPermission[] = [
  'VIEW_GLOBAL_CONFIG_POLICIES',
  'VIEW_WORKSPACE_CONFIG_POLICIES',
];
const views: readonly AnyPermission[] = ['VIEW_RESOURCE_QUOTAS', 'VIEW_WEBHOOKS', ...readsPolicies];

const editor: readonly AnyPermission[] = [
  ...without(olderRole('Editor'), 'UPDATE_WORKSPACE'),
  'EDIT_WEBHOOKS',
  ...views,
];

const permissionsOf: Readonly<Record<string, readonly AnyPermission[]>> = {
  ClusterAdmin: Object.keys(facts).filter(isPermission),
  WorkspaceAdmin: [
    ...olderRole('WorkspaceAdmin'),
    'SET_WORKSPACE_DEFAULT_RESOURCE_POOL',
    'EDIT_WEBHOOKS',
    'MODIFY_WORKSPACE_CONFIG_POLICIES',
    ...views,
  ],
  WorkspaceCreator: ['CREATE_WORKSPACE', ...readsPolicies],
  Viewer: [...olderRole('Viewer'), ...views],
  Editor: editor,
  ModelRegistryViewer: ['VIEW_MODEL_REGISTRY', ...readsPolicies],
  EditorRestricted: without(editor, 'CREATE_NSC', 'UPDATE_NSC'),
  GenAIUser: [
    ...without(editor, 'EDIT_WEBHOOKS', 'VIEW_WEBHOOKS'),
    'CREATE_WORKSPACE',
    'DELETE_PROJECT',
  ],
  EditorProjectRestricted: without(editor, 'CREATE_PROJECT', 'UPDATE_PROJECT'),
  TokenCreator: ['CREATE_TOKEN', 'UPDATE_TOKEN', 'VIEW_TOKEN'],
};

/** The predefined roles of a 0.38 master. */
const roles038: readonly PredefinedRole[] = Object.entries(permissionsOf).map(
  ([name, permissionsOfRole], index) => ({
    roleId: index + 1,
    name,
    permissions: permissionsOfRole,
    facts,
  }),
);

/** Returns true if a permission applies to the whole cluster alone. */
export const isGlobalOnly = (name: string): boolean =>
  isPermission(name) && facts[name].isGlobalOnly === true;

/** Returns the predefined roles of a master of this version; without one, those of 0.23. */
export const rolesOf = (version = ''): readonly PredefinedRole[] =>
  isBefore038(version) ? roles : roles038;

function isPermission(name: string): name is AnyPermission {
  return Object.hasOwn(facts, name);
}
