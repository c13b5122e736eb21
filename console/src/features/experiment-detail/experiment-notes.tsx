import { useSuspenseQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { getExperiment, patchExperiment } from '@trainyard/sdk/calls';
import { NoteCard, type NoteSave } from '@trainyard/ui/page/note-card/note-card';
import { NoteConflict } from '@trainyard/ui/page/note-card/note-conflict';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { experimentQueries } from '~/features/experiments/queries';
import { findMentions } from '~/features/notes/mention-queries';
import { meQuery } from '~/features/session/queries';
import { useViewer } from '~/features/viewer/queries';

/** The one note of an experiment. */
export function ExperimentNotes({ experimentId }: { experimentId: number }) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const { data: me } = useSuspenseQuery(meQuery);
  const viewer = useViewer();
  const { mutateAsync } = useSaveExperimentNotes(experimentId);
  const { workspaceId, notes } = experiment;
  return (
    <NoteCard
      label="Notes"
      contents={notes}
      disabled={!can(viewer, 'experiment.modifyMetadata', { workspaceId })}
      draftKey={`${me.id}/experiment/${experimentId}`}
      findMentions={findMentions}
      failureText="Unable to update experiment notes."
      onSave={mutateAsync}
    />
  );
}

/** Saves the notes of an experiment, unless another user has changed them meanwhile. */
const useSaveExperimentNotes = mutationHook((queryClient, experimentId: number) => ({
  mutationFn: async ({ contents, base, isForced }: NoteSave) => {
    const { experiment } = await getExperiment(client, { experimentId });
    if (experiment.notes !== base && !isForced)
      throw new NoteConflict('Someone else changed these notes while you were editing.');
    return patchExperiment(client, { experimentId, body: { notes: contents } });
  },
  onSuccess: () =>
    queryClient.invalidateQueries({ queryKey: experimentQueries.detail(experimentId).queryKey }),
  retry: false,
}));
