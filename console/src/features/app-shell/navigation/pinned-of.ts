import type { Workspace } from '@trainyard/sdk/types';

/** Returns the pinned workspaces, oldest pin first, without archived ones. */
export const pinnedOf = (workspaces: readonly Workspace[]): Workspace[] =>
  workspaces
    .filter((workspace) => workspace.pinned && !workspace.archived)
    .sort((one, other) => (one.pinnedAt ?? '').localeCompare(other.pinnedAt ?? ''));
