import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getExperiment, patchExperiment } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import type { NoteSave } from '~/components/note-card/note-card';
import { NoteChanged } from '~/components/note-card/note-changed';
import { experimentQueries } from '../queries';

/** Saves the notes of an experiment, unless somebody else has changed them meanwhile. */
export function useSaveExperimentNotes(experimentId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ contents, base, isForced }: NoteSave) => {
      const { experiment } = await getExperiment(client, { experimentId });
      if (experiment.notes !== base && !isForced)
        throw new NoteChanged('Somebody else has changed these notes meanwhile.');
      return patchExperiment(client, { experimentId, body: { notes: contents } });
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: experimentQueries.detail(experimentId).queryKey }),
    retry: false,
    meta: { isSilent: true },
  });
}
