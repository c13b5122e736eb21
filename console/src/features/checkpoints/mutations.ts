import { deleteCheckpoints } from '@trainyard/sdk/calls';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { afterCheckpointChange } from '~/app/query-invalidation';

/** Requests the deletion of the files of checkpoints; the master deletes them later. */
export const useDeleteCheckpoints = mutationHook((queryClient) => ({
  mutationFn: (checkpointUuids: string[]) =>
    deleteCheckpoints(client, { body: { checkpointUuids } }),
  onSettled: () => afterCheckpointChange(queryClient),
}));
