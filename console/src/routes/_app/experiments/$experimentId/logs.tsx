import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadTab } from '~/features/experiments/experiment-page-load';
import { ExperimentLogs } from '~/features/logs/experiment-logs';
import { logSearch } from '~/features/logs/log-search-params';

export const Route = createFileRoute('/_app/experiments/$experimentId/logs')({
  validateSearch: logSearch,
  search: { middlewares: [stripSearchParams(logSearch.defaults)] },
  loader: async ({ context: { queryClient }, params }) => {
    const { id } = await loadTab({ queryClient, params, kind: 'single' });
    return { experimentId: id };
  },
  component: LogsRoute,
});

function LogsRoute() {
  const { experimentId } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <ExperimentLogs
      experimentId={experimentId}
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
      }
    />
  );
}
