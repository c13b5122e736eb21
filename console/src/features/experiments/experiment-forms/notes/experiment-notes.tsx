import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { linkedNotes, type NoteLine } from '@trainyard/insights/timeline/point-notes';
import { can } from '@trainyard/rbac';
import { isSingleTrial } from '@trainyard/sdk/model';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { findMentions } from '~/components/entity/find-mentions';
import { editExperiment } from '~/data/experiments/experiment-mutations';
import { experimentQueries } from '~/data/experiments/experiments';
import { meQuery } from '~/data/session';
import { useViewer } from '~/data/viewer';

type Props = {
  experimentId: number;
  /** opens the editor, and is called when the text was saved or the edit canceled */
  onEnd?: () => void;
};

/** The one note of an experiment. */
export function ExperimentNotes({ experimentId, onEnd }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const { data: me } = useSuspenseQuery(meQuery);
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { workspaceId, notes } = experiment;
  const { buildLocation } = useRouter();
  const isOnly = isSingleTrial(experiment);

  /** The chart with the point of a note; a note that names no trial of a search has none. */
  function addressOf({ trialId, batch, chart = '' }: NoteLine): string | undefined {
    // read by a part that loads late, so no route knows it
    const search: object = { point: `${batch}|${chart}` };
    if (trialId !== undefined)
      return buildLocation({
        to: '/experiments/$experimentId/trials/$trialId/overview',
        params: { experimentId: String(experimentId), trialId: String(trialId) },
        search,
      }).publicHref;
    if (!isOnly) return undefined;
    return buildLocation({
      to: '/experiments/$experimentId/overview',
      params: { experimentId: String(experimentId) },
      search,
    }).publicHref;
  }
  return (
    <NoteCard
      label="Notes"
      contents={notes}
      disabled={!can(viewer, 'experiment.modifyMetadata', { workspaceId })}
      draftKey={`${me.id}/experiment/${experimentId}`}
      findMentions={findMentions}
      onEnd={onEnd}
      withLinks={(text) => linkedNotes(text, addressOf)}
      failure="Unable to update experiment notes."
      onSave={(notes, base) =>
        editExperiment(queryClient, { experimentId, base: { notes: base }, to: { notes } })
      }
    />
  );
}
