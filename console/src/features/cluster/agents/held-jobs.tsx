import { plural } from '@trainyard/ui/lib/format';
import { useAgents } from '~/features/cluster/cluster-layout';
import type { SwitchTarget } from '~/features/cluster/mutations';
import { slotsInOrder } from './slot-cells';
import { useSlotJobs } from './use-slot-jobs';

/** Lists what holds the slots of an agent, or one of them, before they are taken out of use. */
export function HeldJobs({ agentId, slotId }: SwitchTarget) {
  const { data: agents } = useAgents();
  const jobOf = useSlotJobs();
  const agent = agents?.find(({ id }) => id === agentId);
  if (!agent) return null;
  const held = slotsInOrder(agent).filter(
    ({ id, container }) => container !== null && (slotId === undefined || id === slotId),
  );
  const counts = new Map<string, number>();
  for (const slot of held) {
    const name = jobOf(agentId, slot)?.name ?? 'a job that you may not see';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (held.length === 0) return <p className="pt-2 text-muted">Nothing holds its slots now.</p>;
  return (
    <ul aria-label="What runs there" className="grid gap-0.5 pt-2">
      {Array.from(counts, ([name, count]) => (
        <li key={name}>
          {name} <span className="text-faint">{plural(count, 'slot')}</span>
        </li>
      ))}
    </ul>
  );
}
