import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '~/app/loading/load-query';
import { agentsQuery } from '~/data/cluster/agents';
import { AgentPage } from '~/features/cluster/resources/agents/agent-page';

export const Route = createFileRoute('/_app/agents/$agentId')({
  // the page shows a failure itself, next to other facts about the agent
  loader: ({ context: { queryClient } }) => prefetch(queryClient, agentsQuery),
  component: AgentRoute,
});

function AgentRoute() {
  return <AgentPage agentId={Route.useParams().agentId} />;
}
