import { queryOptions } from '@tanstack/react-query';
import { changesOf, showsOf } from '@trainyard/sdk/query';
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
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { staleMs } from '~/app/polling-intervals';
import { policyText, type WorkloadType } from './policies';

/** The owner of policies: a workspace; without one, the whole cluster. */
export type PolicyPlace = { workloadType: WorkloadType; workspaceId?: number | undefined };

async function fetchPolicies(
  { workloadType, workspaceId }: PolicyPlace,
  options: { signal?: AbortSignal } = {},
): Promise<Record<string, unknown>> {
  const { configPolicies } =
    workspaceId === undefined
      ? await getGlobalConfigPolicies(client, { workloadType }, options)
      : await getWorkspaceConfigPolicies(client, { workloadType, workspaceId }, options);
  return configPolicies ?? {};
}

/** The policies of a place; an empty object without any. */
export const policiesQuery = (place: PolicyPlace) =>
  queryOptions({
    queryKey: ['configPolicies', place],
    queryFn: ({ signal }) => fetchPolicies(place, { signal }),
    staleTime: staleMs.form,
    // the components that show them report the error
    meta: {
      ...showsOf(getGlobalConfigPolicies, getWorkspaceConfigPolicies),
      isSilent: true,
    },
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

/**
 * Sets the policies of a place from their text, where an empty one deletes them; asks where another
 * user has changed them since the edit started.
 */
export const useSavePolicies = mutationHook((_, place: PolicyPlace) => ({
  mutationFn: (edit: Edit<string>): Promise<unknown> =>
    saveFields<{ text: string }, unknown>({
      base: { text: edit.base },
      to: { text: edit.to },
      label: () => 'these policies',
      read: async () => ({ text: policyText(await fetchPolicies(place)) }),
      write: ({ text = '' }) => (text.trim() === '' ? remove(place) : put(place, text)),
    }),
  meta: {
    ...changesOf(
      putGlobalConfigPolicies,
      putWorkspaceConfigPolicies,
      deleteGlobalConfigPolicies,
      deleteWorkspaceConfigPolicies,
    ),
    isSilent: true,
  },
}));
