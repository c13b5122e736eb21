import { createFileRoute } from '@tanstack/react-router';
import { loadVersion } from '~/features/models/queries';
import { VersionLayout } from '~/features/models/version-layout';
import { VersionModel } from '~/features/models/version-model';

export const Route = createFileRoute('/_app/models/$modelId/versions/$versionNum/model')({
  loader: ({ context: { queryClient }, params }) => loadVersion({ queryClient, params }),
  component: VersionModelRoute,
});

function VersionModelRoute() {
  const place = Route.useLoaderData();
  return (
    <VersionLayout {...place}>
      {(version) => <VersionModel modelId={place.modelId} version={version} />}
    </VersionLayout>
  );
}
