import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { idOf } from '~/app/errors/page-message';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { ExperimentNotes } from '~/features/experiments/experiment-forms/notes/experiment-notes';

export const Route = createFileRoute('/_app/experiments/$experimentId/notes')({
  loader: ({ params }) => idOf(params.experimentId, 'Experiment'),
  component: NotesRoute,
});

function NotesRoute() {
  return (
    <PageBody>
      <ExperimentNotes experimentId={useLoadedData(Route.useLoaderData())} />
    </PageBody>
  );
}
