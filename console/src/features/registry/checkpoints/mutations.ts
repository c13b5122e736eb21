import { deleteCheckpoints } from '@trainyard/sdk/calls';
import { mutationHook } from '~/app/actions/mutation-hook';

/** Requests the deletion of the files of checkpoints; the master deletes them later. */
export const useDeleteCheckpoints = mutationHook(() => ({
  send: (client, checkpointUuids: string[]) =>
    deleteCheckpoints(client, { body: { checkpointUuids } }),
}));
