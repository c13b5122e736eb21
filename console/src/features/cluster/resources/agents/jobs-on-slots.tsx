import { plural } from '@trainyard/ui/lib/format';
import { useAgents } from '~/features/cluster/resources/cluster-layout';
import type { SwitchTarget } from '~/features/cluster/resources/mutations';
import { slotsInOrder } from './slot-cells';
import { SlotJobName } from './slot-row';
import { type SlotJob, useSlotJobs } from './use-slot-jobs';

/** The same for one agent or one slot. */
export const JobsOnSlotsOfOne = (target: SwitchTarget) => <JobsOnSlots targets={[target]} />;

const unseen = 'a job that you may not see';

/** Lists the jobs on the slots of agents, or on single slots, before the slots are disabled. */
export function JobsOnSlots({ targets }: { targets: readonly SwitchTarget[] }) {
  const { data: agents } = useAgents();
  const jobOf = useSlotJobs();
  if (!agents) return null;
  const holders = new Map<string, { job: SlotJob | undefined; count: number }>();
  for (const { agentId, slotId } of targets) {
    const agent = agents.find(({ id }) => id === agentId);
    for (const slot of agent ? slotsInOrder(agent) : []) {
      if (slot.container === null || (slotId !== undefined && slot.id !== slotId)) continue;
      const job = jobOf(agentId, slot);
      const name = job?.name ?? unseen;
      holders.set(name, { job, count: (holders.get(name)?.count ?? 0) + 1 });
    }
  }
  if (holders.size === 0) return <p className="pt-2 text-muted">No job is on these slots.</p>;
  return (
    <ul aria-label="What runs there" className="grid gap-1 pt-1">
      {Array.from(holders, ([name, { job, count }]) => (
        <li key={name} className="flex min-w-0 gap-2">
          {job ? <SlotJobName job={job} /> : name}
          <span className="num shrink-0 text-faint">{plural(count, 'slot')}</span>
        </li>
      ))}
    </ul>
  );
}
