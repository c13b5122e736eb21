import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageBody } from '~/components/page/page';
import { ExperimentArtifacts } from '~/features/experiments/experiment-artifacts';
import { loadTrial } from '~/features/trials/load-trial';
import { profilerSearch } from '~/features/trials/profiler-search';
import { ProfilerSeries } from '~/features/trials/profiler-series';
import { useTrial } from '~/features/trials/use-trial';

export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId/profiler')({
  validateSearch: profilerSearch,
  search: { middlewares: [stripSearchParams(profilerSearch.defaults)] },
  loader: ({ context: { queryClient }, params }) => loadTrial({ queryClient, params }),
  component: TrialProfilerRoute,
});

function TrialProfilerRoute() {
  const ids = Route.useLoaderData();
  const { isLive } = useTrial(ids);
  const navigate = Route.useNavigate();
  return (
    <PageBody>
      <ExperimentArtifacts experimentId={ids.experimentId} what="metrics">
        <ProfilerSeries
          trialId={ids.trialId}
          isLive={isLive}
          view={Route.useSearch()}
          onViewChange={(change) =>
            void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
          }
        />
      </ExperimentArtifacts>
    </PageBody>
  );
}
