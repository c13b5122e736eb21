import { agentsIn } from '@trainyard/insights/cluster/slot-counts';
import type { ResourcePool } from '@trainyard/sdk/types';
import { ScrollRegion } from '@trainyard/ui/page/section';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { agentActions } from '~/features/cluster/agents/agent-actions';
import { SlotRow } from '~/features/cluster/agents/slot-row';
import { useSlotJobs } from '~/features/cluster/agents/use-slot-jobs';
import { useAgents } from '~/features/cluster/cluster-layout';

/** The slots of a pool by agent, each with the job that holds it; nothing where no agent may be seen. */
export function PoolSlots({ pool }: { pool: ResourcePool }) {
  const { data = [] } = useAgents();
  const jobOf = useSlotJobs();
  const { run, dialog } = useEntityActions(agentActions);
  const agents = agentsIn(pool, data);
  if (agents.length === 0) return null;
  return (
    <>
      <ScrollRegion
        label={`Slots of ${pool.name}`}
        // of many agents some are seen at a time: the queue stays near
        className="mb-4 grid max-h-56 gap-x-8 overflow-y-auto md:grid-cols-2 xl:grid-cols-3"
      >
        {agents.map((agent) => (
          <SlotRow
            key={agent.id}
            agent={agent}
            jobOf={jobOf}
            onOpen={() => run('slots', { agentId: agent.id })}
          />
        ))}
      </ScrollRegion>
      {dialog}
    </>
  );
}
