import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getExperiment, patchExperiment } from '@trainyard/sdk/calls';
import type { NoteSave } from '@trainyard/ui/page/note-card/note-card';
import { NoteConflict } from '@trainyard/ui/page/note-card/note-conflict';
import { client } from '~/app/api';
import { experimentQueries } from '~/features/experiments/queries';

/** Saves the notes of an experiment, unless another user has changed them meanwhile. */
export function useSaveExperimentNotes(experimentId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ contents, base, isForced }: NoteSave) => {
      const { experiment } = await getExperiment(client, { experimentId });
      if (experiment.notes !== base && !isForced)
        throw new NoteConflict('Someone else changed these notes while you were editing.');
      return patchExperiment(client, { experimentId, body: { notes: contents } });
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: experimentQueries.detail(experimentId).queryKey }),
    retry: false,
    meta: { isSilent: true },
  });
}
