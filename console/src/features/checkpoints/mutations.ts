import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteCheckpoints } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { afterCheckpointChange } from '~/app/query-invalidation';

/** Requests the deletion of the files of checkpoints; the master deletes them later. */
export function useDeleteCheckpoints() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (checkpointUuids: string[]) =>
      deleteCheckpoints(client, { body: { checkpointUuids } }),
    onSettled: () => afterCheckpointChange(queryClient),
  });
}
