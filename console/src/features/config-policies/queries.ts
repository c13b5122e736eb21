import { queryOptions } from '@tanstack/react-query';
import {
  deleteGlobalConfigPolicies,
  deleteWorkspaceConfigPolicies,
  getGlobalConfigPolicies,
  getWorkspaceConfigPolicies,
  putGlobalConfigPolicies,
  putWorkspaceConfigPolicies,
} from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { staleMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import type { WorkloadType } from './policies';

/** The owner of policies: a workspace; without one, the whole cluster. */
export type PolicyPlace = { workloadType: WorkloadType; workspaceId?: number | undefined };

/** The policies of a place; an empty object without any. */
export const policiesQuery = ({ workloadType, workspaceId }: PolicyPlace) =>
  queryOptions({
    queryKey: queryKeys.configPolicies.of(workloadType, workspaceId),
    queryFn: async ({ signal }) => {
      const options = { signal };
      const { configPolicies } =
        workspaceId === undefined
          ? await getGlobalConfigPolicies(client, { workloadType }, options)
          : await getWorkspaceConfigPolicies(client, { workloadType, workspaceId }, options);
      return configPolicies ?? {};
    },
    staleTime: staleMs.form,
    // the components that show them report the error
    meta: { isSilent: true },
  });

function put({ workloadType, workspaceId }: PolicyPlace, configPolicies: string) {
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

const remove = ({ workloadType, workspaceId }: PolicyPlace): Promise<unknown> =>
  workspaceId === undefined
    ? deleteGlobalConfigPolicies(client, { workloadType })
    : deleteWorkspaceConfigPolicies(client, { workspaceId, workloadType });

/** Sets the policies of a place from their text; an empty one deletes them. */
export const useSavePolicies = mutationHook((queryClient, place: PolicyPlace) => ({
  mutationFn: (text: string): Promise<unknown> =>
    text.trim() === '' ? remove(place) : put(place, text),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.configPolicies.all }),
  meta: { isSilent: true },
}));
