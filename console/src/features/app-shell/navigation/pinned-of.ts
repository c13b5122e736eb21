import type { Workspace } from '@trainyard/sdk/types';

/** Pinned ones, the earliest pin first; archived ones stay hidden. */
export const pinnedOf = (workspaces: readonly Workspace[]): Workspace[] =>
  workspaces
    .filter((workspace) => workspace.pinned && !workspace.archived)
    .sort((one, other) => (one.pinnedAt ?? '').localeCompare(other.pinnedAt ?? ''));
