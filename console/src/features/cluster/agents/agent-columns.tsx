import type { Agent } from '@trainyard/sdk/types';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { RelativeTime } from '~/components/entity/relative-time';
import { switchState } from './agent-actions';

const slotsOf = ({ slots }: Agent) => Object.values(slots);
const held = (agent: Agent) => slotsOf(agent).filter(({ container }) => container !== null).length;

/** "8 × NVIDIA A100": the devices of an agent, by kind. */
function devicesOf(agent: Agent): string {
  const counts = new Map<string, number>();
  for (const { device } of slotsOf(agent)) {
    const brand = device?.brand || missing;
    counts.set(brand, (counts.get(brand) ?? 0) + 1);
  }
  return Array.from(counts, ([brand, count]) => `${count} × ${brand}`).join(', ') || missing;
}

export const agentColumns: ClientColumn<Agent>[] = [
  {
    id: 'id',
    title: 'Agent',
    phone: 'title',
    value: ({ id }) => id,
    cell: ({ id }) => <span className="font-mono text-sm">{id}</span>,
  },
  {
    id: 'pools',
    isGroup: true,
    title: 'Resource Pools',
    phone: 'line',
    value: ({ resourcePools }) => resourcePools.join(', '),
    cell: ({ resourcePools }) => resourcePools.join(', ') || missing,
  },
  {
    id: 'slots',
    title: 'Slots in use',
    phone: 'line',
    isEnd: true,
    isDescFirst: true,
    value: held,
    cell: (agent) => `${formatCount(held(agent))} / ${formatCount(slotsOf(agent).length)}`,
  },
  { id: 'devices', title: 'Devices', phone: 'line', value: devicesOf, cell: devicesOf },
  {
    id: 'state',
    isGroup: true,
    title: 'State',
    phone: 'end',
    value: switchState,
    cell: switchState,
  },
  {
    id: 'version',
    isGroup: true,
    title: 'Version',
    value: ({ version }) => version,
    cell: ({ version }) => version || missing,
  },
  {
    id: 'registered',
    title: 'Connected',
    isDescFirst: true,
    value: ({ registeredTime }) => registeredTime,
    cell: ({ registeredTime }) => <RelativeTime time={registeredTime} className="text-muted" />,
  },
];
