import type { Caller } from '@trainyard/sdk/calls';
import {
  deleteGlobalConfigPolicies,
  deleteWorkspaceConfigPolicies,
  putGlobalConfigPolicies,
  putWorkspaceConfigPolicies,
} from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { policyText } from './policies';
import { fetchPolicies, type PolicyPlace } from './queries';

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
