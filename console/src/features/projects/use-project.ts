import { useSuspenseQuery } from '@tanstack/react-query';
import type { Project } from '@trainyard/sdk/types';
import { projectQueries } from './queries';

/** A project that its route has loaded. */
export const useProject = (projectId: number): Project =>
  useSuspenseQuery(projectQueries.detail(projectId)).data;
