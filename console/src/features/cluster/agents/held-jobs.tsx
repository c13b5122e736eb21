import { plural } from '@trainyard/ui/lib/format';
import { useAgents } from '~/features/cluster/cluster-layout';
import type { SwitchTarget } from '~/features/cluster/mutations';
import { slotsInOrder } from './slot-cells';
import { SlotJobName } from './slot-row';
import { type SlotJob, useSlotJobs } from './use-slot-jobs';

const unseen = 'a job that you may not see';

/** Lists the jobs on the slots of an agent, or on one slot, before the slots are disabled. */
export function HeldJobs({ agentId, slotId }: SwitchTarget) {
  const { data: agents } = useAgents();
  const jobOf = useSlotJobs();
  const agent = agents?.find(({ id }) => id === agentId);
  if (!agent) return null;
  const heldSlots = slotsInOrder(agent).filter(
    ({ id, container }) => container !== null && (slotId === undefined || id === slotId),
  );
  const holders = new Map<string, { job: SlotJob | undefined; count: number }>();
  for (const slot of heldSlots) {
    const job = jobOf(agentId, slot);
    const name = job?.name ?? unseen;
    holders.set(name, { job, count: (holders.get(name)?.count ?? 0) + 1 });
  }
  if (heldSlots.length === 0)
    return <p className="pt-2 text-muted">Nothing holds its slots now.</p>;
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
