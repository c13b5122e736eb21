import { deleteCheckpoints } from '@trainyard/sdk/calls';
import { changesOf } from '@trainyard/sdk/query';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';

/** Requests the deletion of the files of checkpoints; the master deletes them later. */
export const useDeleteCheckpoints = mutationHook(() => ({
  mutationFn: (checkpointUuids: string[]) =>
    deleteCheckpoints(client, { body: { checkpointUuids } }),
  meta: changesOf(deleteCheckpoints),
}));
