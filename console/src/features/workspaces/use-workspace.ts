import { useSuspenseQuery } from '@tanstack/react-query';
import type { Workspace } from '@trainyard/sdk/types';
import { workspaceQueries } from './queries';

/** A workspace that its route has loaded. */
export const useWorkspace = (workspaceId: number): Workspace =>
  useSuspenseQuery(workspaceQueries.detail(workspaceId)).data;
