import { useSuspenseQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { experimentQueries } from '~/features/experiments/queries';
import { meQuery } from '~/features/session/queries';
import { useViewer } from '~/features/viewer/queries';
import { useSaveExperimentNotes } from './save-notes';

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
      failureText="Unable to update experiment notes."
      onSave={mutateAsync}
    />
  );
}
