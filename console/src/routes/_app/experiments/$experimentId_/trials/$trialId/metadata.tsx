import { createFileRoute, redirect } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { PageBody } from '@trainyard/ui/page/page';
import { supports } from '~/app/abilities';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { masterQuery } from '~/data/session';
import { useViewer } from '~/data/viewer';
import { runMetadataQuery } from '~/features/experiments/experiment-runs/queries';
import { RunMetadata } from '~/features/experiments/experiment-runs/run-metadata';
import { loadTrial, useTrial } from '~/features/experiments/trials/load-trial';

export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId/metadata')({
  loader: async ({ context: { queryClient }, params }) => {
    await queryClient.ensureQueryData(masterQuery);
    if (!supports('runs'))
      throw redirect({
        to: '/experiments/$experimentId/trials/$trialId/overview',
        params,
        replace: true,
      });
    const ids = await loadTrial({ queryClient, params });
    await loadQuery(queryClient, runMetadataQuery(ids.trialId));
    return ids;
  },
  component: TrialMetadataRoute,
});

/** The metadata of the trial's run. */
function TrialMetadataRoute() {
  const ids = useLoadedData(Route.useLoaderData());
  const { experiment } = useTrial(ids);
  const viewer = useViewer();
  const { workspaceId, archived, parentArchived } = experiment;
  const mayEdit =
    !archived && !parentArchived && can(viewer, 'experiment.modifyMetadata', { workspaceId });
  return (
    <PageBody className="pt-4">
      <RunMetadata runId={ids.trialId} mayEdit={mayEdit} />
    </PageBody>
  );
}
