import { createFileRoute } from '@tanstack/react-router';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { loadVersion } from '~/data/models';
import { VersionLayout } from '~/features/registry/models/versions/version-layout';
import { VersionNotes } from '~/features/registry/models/versions/version-notes';

export const Route = createFileRoute('/_app/models/$modelId/versions/$versionNum/notes')({
  loader: ({ context: { queryClient }, params }) => loadVersion({ queryClient, params }),
  component: VersionNotesRoute,
});

function VersionNotesRoute() {
  const place = useLoadedData(Route.useLoaderData());
  return (
    <VersionLayout {...place}>
      {(version) => <VersionNotes modelId={place.modelId} version={version} />}
    </VersionLayout>
  );
}
