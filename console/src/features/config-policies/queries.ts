import type { Caller } from '@trainyard/sdk/calls';
import {
  deleteGlobalConfigPolicies,
  deleteWorkspaceConfigPolicies,
  getGlobalConfigPolicies,
  getWorkspaceConfigPolicies,
  putGlobalConfigPolicies,
  putWorkspaceConfigPolicies,
  type schemas,
} from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { staleMs } from '~/app/polling/polling-intervals';
import { q } from '~/data/q';
import { policyText, type WorkloadType } from './policies';

/** The owner of policies: a workspace; without one, the whole cluster. */
export type PolicyPlace = { workloadType: WorkloadType; workspaceId?: number | undefined };

async function fetchPolicies(
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

function put(client: Caller, { workloadType, workspaceId }: PolicyPlace, configPolicies: string) {
  if (workspaceId === undefined)
    return putGlobalConfigPolicies(client, {
      workloadType,
      body: { workloadType, configPolicies },
    });
  return putWorkspaceConfigPolicies(client, {
    workspaceId,
    workloadType,
    body: { workspaceId, workloadType, configPolicies },
  });
}

const remove = (client: Caller, { workloadType, workspaceId }: PolicyPlace): Promise<unknown> =>
  workspaceId === undefined
    ? deleteGlobalConfigPolicies(client, { workloadType })
    : deleteWorkspaceConfigPolicies(client, { workspaceId, workloadType });

/**
 * Sets the policies of a place from their text, where an empty one deletes them; asks where another
 * user has changed them since the edit started.
 */
export const useSavePolicies = mutationHook((_, place: PolicyPlace) => ({
  send: (client, edit: Edit<string>): Promise<unknown> =>
    saveFields<{ text: string }, unknown>({
      base: { text: edit.base },
      to: { text: edit.to },
      label: 'these policies',
      read: async () => ({ text: policyText(await fetchPolicies(client, place)) }),
      write: ({ text = '' }) =>
        text.trim() === '' ? remove(client, place) : put(client, place, text),
    }),
  meta: { isSilent: true },
}));
