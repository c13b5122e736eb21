import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteCheckpoints } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { afterCheckpointChange } from '~/app/query-invalidation';

/** Asks for the files of checkpoints to be deleted; the master does it in its own time. */
export function useDeleteCheckpoints() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (checkpointUuids: string[]) =>
      deleteCheckpoints(client, { body: { checkpointUuids } }),
    onSettled: () => afterCheckpointChange(queryClient),
  });
}
