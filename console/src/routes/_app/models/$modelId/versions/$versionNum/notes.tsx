import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '~/app/page-title';
import { NoteText } from '~/components/entity/note-text';
import { loadVersion } from '~/features/models/load-version';
import { VersionFrame } from '~/features/models/version-frame';

export const Route = createFileRoute('/_app/models/$modelId/versions/$versionNum/notes')({
  loader: ({ context: { queryClient }, params }) => loadVersion({ queryClient, params }),
  component: VersionNotesRoute,
});

function VersionNotesRoute() {
  const { title, ...place } = Route.useLoaderData();
  usePageTitle(title);
  return <VersionFrame {...place}>{({ notes }) => <NoteText text={notes} />}</VersionFrame>;
}
