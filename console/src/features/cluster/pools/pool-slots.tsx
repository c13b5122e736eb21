import { agentsIn } from '@trainyard/insights/cluster/slot-counts';
import type { Agent, ResourcePool } from '@trainyard/sdk/types';
import { ScrollRegion } from '@trainyard/ui/page/section';
import { memo, useDeferredValue, useMemo } from 'react';
import { FailedHolders } from '~/features/cluster/agents/failed-holders';
import { SlotRow } from '~/features/cluster/agents/slot-row';
import { type SlotJobs, useSlotJobs } from '~/features/cluster/agents/use-slot-jobs';
import { useAgents } from '~/features/cluster/cluster-layout';

const noAgents: Agent[] = [];

/** more than fit on the first screen */
const firstDrawn = 48;

/** The slots of a pool by agent, each with the job that holds it; nothing where no agent may be seen. */
export function PoolSlots({ pool }: { pool: ResourcePool }) {
  const { data = noAgents } = useAgents();
  const agents = useMemo(() => agentsIn(pool, data), [pool, data]);
  // hundreds of agents are rendered after the visible ones, without blocking the page
  const drawn = useDeferredValue(agents, agents.slice(0, firstDrawn));
  const jobOf = useDeferredValue(useSlotJobs());
  if (agents.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      <FailedHolders />
      <ScrollRegion
        label={`Slots of ${pool.name}`}
        // shows many agents in a scrolling box, so that the queue stays close
        className="grid max-h-56 gap-x-8 overflow-y-auto md:grid-cols-2 xl:grid-cols-3"
      >
        <SlotRows agents={drawn} jobOf={jobOf} />
      </ScrollRegion>
    </div>
  );
}

const SlotRows = memo(({ agents, jobOf }: { agents: readonly Agent[]; jobOf: SlotJobs }) =>
  agents.map((agent) => <SlotRow key={agent.id} agent={agent} jobOf={jobOf} />),
);
