import { createFileRoute } from '@tanstack/react-router';
import { retryUnreachable } from '~/app/polling/retry';
import { agentsQuery } from '~/data/agents';
import { AgentPage } from '~/features/cluster/agents/agent-page';

export const Route = createFileRoute('/_app/agents/$agentId')({
  // the page shows a failure itself, next to other facts about the agent
  loader: ({ context: { queryClient } }) =>
    queryClient.prefetchQuery({ ...agentsQuery, retry: retryUnreachable }),
  component: AgentRoute,
});

function AgentRoute() {
  return <AgentPage agentId={Route.useParams().agentId} />;
}
