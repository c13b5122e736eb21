import type { Workspace } from '@trainyard/sdk/types';

/** Workspace 1 holds what has no place of its own. */
export const workspaceTitle = ({ immutable, name }: Workspace): string =>
  immutable ? 'Uncategorized Experiments' : name;
