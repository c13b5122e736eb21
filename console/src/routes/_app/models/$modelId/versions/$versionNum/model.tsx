import { createFileRoute } from '@tanstack/react-router';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { loadVersion } from '~/data/models';
import { VersionLayout } from '~/features/registry/models/versions/version-layout';
import { VersionModel } from '~/features/registry/models/versions/version-model';

export const Route = createFileRoute('/_app/models/$modelId/versions/$versionNum/model')({
  loader: ({ context: { queryClient }, params }) => loadVersion({ queryClient, params }),
  component: VersionModelRoute,
});

function VersionModelRoute() {
  const place = useLoadedData(Route.useLoaderData());
  return (
    <VersionLayout {...place}>
      {(version) => <VersionModel modelId={place.modelId} version={version} />}
    </VersionLayout>
  );
}
