import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '~/app/page-message';
import { PageBody } from '~/components/page/page';
import { ExperimentNotes } from '~/features/experiments/page/experiment-notes';

export const Route = createFileRoute('/_app/experiments/$experimentId/notes')({
  loader: ({ params }) => idOf(params.experimentId, 'Experiment'),
  component: NotesRoute,
});

function NotesRoute() {
  return (
    <PageBody>
      <ExperimentNotes experimentId={Route.useLoaderData()} />
    </PageBody>
  );
}
