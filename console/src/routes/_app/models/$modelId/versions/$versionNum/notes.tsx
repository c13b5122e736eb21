import { createFileRoute } from '@tanstack/react-router';
import { loadVersion } from '~/features/models/load-version';
import { VersionFrame } from '~/features/models/version-frame';
import { VersionNotes } from '~/features/models/version-notes';

export const Route = createFileRoute('/_app/models/$modelId/versions/$versionNum/notes')({
  loader: ({ context: { queryClient }, params }) => loadVersion({ queryClient, params }),
  component: VersionNotesRoute,
});

function VersionNotesRoute() {
  const place = Route.useLoaderData();
  return (
    <VersionFrame {...place}>
      {(version) => <VersionNotes modelId={place.modelId} version={version} />}
    </VersionFrame>
  );
}
