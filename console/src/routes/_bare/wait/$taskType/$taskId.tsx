import { createFileRoute } from '@tanstack/react-router';
import { capitalize } from '@trainyard/ui/lib/format';
import { PageMessage } from '~/app/errors/page-message';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { usePageTitle } from '~/app/page-title';
import { WaitPage } from '~/features/cluster/tasks/wait-page';
import { searchSchema, text } from '~/lib/search-param';
import { taskOfService } from '~/lib/task-kind';
import { z } from '~/lib/zod';

export const Route = createFileRoute('/_bare/wait/$taskType/$taskId')({
  validateSearch: searchSchema(() => ({ serviceAddr: z.catch(text, '') })),
  loaderDeps: ({ search }) => ({ serviceAddress: search.serviceAddr }),
  loader: ({ params, deps: { serviceAddress } }) => {
    const taskId = taskOfService(serviceAddress);
    if (taskId === null) throw new PageMessage('Missing required parameters.');
    return { taskType: params.taskType, taskId, serviceAddress };
  },
  component: WaitRoute,
});

function WaitRoute() {
  const task = useLoadedData(Route.useLoaderData());
  usePageTitle(capitalize(task.taskType));
  return <WaitPage {...task} />;
}
