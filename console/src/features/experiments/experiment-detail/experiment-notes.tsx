import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { findMentions } from '~/components/entity/find-mentions';
import { editExperiment } from '~/data/experiments/experiment-mutations';
import { experimentQueries } from '~/data/experiments/experiments';
import { meQuery } from '~/data/session';
import { useViewer } from '~/data/viewer';

/** The one note of an experiment. */
export function ExperimentNotes({ experimentId }: { experimentId: number }) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const { data: me } = useSuspenseQuery(meQuery);
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { workspaceId, notes } = experiment;
  return (
    <NoteCard
      label="Notes"
      contents={notes}
      disabled={!can(viewer, 'experiment.modifyMetadata', { workspaceId })}
      draftKey={`${me.id}/experiment/${experimentId}`}
      findMentions={findMentions}
      failure="Unable to update experiment notes."
      onSave={(notes, base) =>
        editExperiment(queryClient, { experimentId, base: { notes: base }, to: { notes } })
      }
    />
  );
}
