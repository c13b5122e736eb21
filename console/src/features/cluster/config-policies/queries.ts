import type { Caller } from '@trainyard/sdk/calls';
import {
  getGlobalConfigPolicies,
  getWorkspaceConfigPolicies,
  type schemas,
} from '@trainyard/sdk/v038';
import { staleMs } from '~/app/polling/polling-intervals';
import { q } from '~/data/q';
import type { WorkloadType } from './policies';

/** The owner of policies: a workspace; without one, the whole cluster. */
export type PolicyPlace = { workloadType: WorkloadType; workspaceId?: number | undefined };

/** Reads the policies of a place; an empty object without any. */
export async function fetchPolicies(
  caller: Caller,
  { workloadType, workspaceId }: PolicyPlace,
): Promise<Record<string, unknown>> {
  const { configPolicies } =
    workspaceId === undefined
      ? await getGlobalConfigPolicies(caller, { workloadType })
      : await getWorkspaceConfigPolicies(caller, { workloadType, workspaceId });
  return configPolicies ?? {};
}

/** The policies of the cluster, an empty object without any; the pages show its errors. */
export const clusterPoliciesQuery = (workloadType: WorkloadType) =>
  q(
    getGlobalConfigPolicies,
    { workloadType },
    {
      select: ({ configPolicies }: schemas.GetGlobalConfigPoliciesResponse) => configPolicies ?? {},
      staleTime: staleMs.form,
    },
  );

/** The policies of a workspace, as those of the cluster. */
export const workspacePoliciesQuery = (workloadType: WorkloadType, workspaceId: number) =>
  q(
    getWorkspaceConfigPolicies,
    { workloadType, workspaceId },
    {
      select: ({ configPolicies }: schemas.GetWorkspaceConfigPoliciesResponse) =>
        configPolicies ?? {},
      staleTime: staleMs.form,
    },
  );
