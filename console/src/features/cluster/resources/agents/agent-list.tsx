import { Link } from '@tanstack/react-router';
import { countSlots, type SlotCounts } from '@trainyard/insights/cluster/slot-counts';
import { can } from '@trainyard/rbac';
import type { Agent } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { EntityList } from '~/app/actions/entity-list';
import { useEntityRows } from '~/app/actions/use-entity-list';
import { timeColumn } from '~/components/entity/columns';
import { useViewer } from '~/data/viewer';
import type { GroupedTableView } from '~/lib/table-search';
import { agentItems } from './agent-actions';
import { AgentBulkBar } from './agent-bulk-bar';
import { switchActions, switchState } from './switch-actions';
import { SwitchState } from './switch-state';

const column = columnsFor<Agent>();

const slotsOf = ({ slots }: Agent) => Object.values(slots);

const countsOf = (agent: Agent): SlotCounts => countSlots({ agents: [agent], pools: [] });

/** "4 / 8, 2 disabled"; with `what` "4 / 8 slots in use, 2 disabled" */
export function slotText(agent: Agent, what = ''): string {
  const { used, capacity, disabled, draining } = countsOf(agent);
  return [
    `${formatCount(used)} / ${formatCount(capacity)}${what}`,
    ...(draining > 0 ? [`${formatCount(draining)} draining`] : []),
    ...(disabled > 0 ? [`${formatCount(disabled)} disabled`] : []),
  ].join(', ');
}

/** "8 × NVIDIA A100": the devices of an agent, by kind. */
export function devicesOf(agent: Agent): string {
  const counts = new Map<string, number>();
  for (const { device } of slotsOf(agent)) {
    const brand = device?.brand || missing;
    counts.set(brand, (counts.get(brand) ?? 0) + 1);
  }
  return Array.from(counts, ([brand, count]) => `${count} × ${brand}`).join(', ') || missing;
}

const agentColumns: TableColumn<Agent>[] = [
  column.accessor('id', {
    header: 'Agent',
    cell: ({ getValue }) => (
      <Link
        to="/agents/$agentId"
        params={{ agentId: getValue() }}
        className="font-mono text-sm hover:underline"
      >
        {getValue()}
      </Link>
    ),
    meta: { phone: 'title' },
  }),
  column.accessor(({ resourcePools }) => resourcePools.join(', '), {
    id: 'pools',
    header: 'Resource Pools',
    cell: ({ row }) => row.original.resourcePools.join(', ') || missing,
    meta: { isGroup: true, phone: 'line' },
  }),
  column.accessor((agent) => countsOf(agent).used, {
    id: 'slots',
    header: 'Slots in use',
    sortDescFirst: true,
    cell: ({ row }) => slotText(row.original),
    meta: { isEnd: true, phone: 'line' },
  }),
  column.accessor(devicesOf, { id: 'devices', header: 'Devices', meta: { phone: 'line' } }),
  column.accessor(switchState, {
    id: 'state',
    header: 'State',
    cell: ({ row }) => <SwitchState of={row.original} />,
    meta: { isGroup: true, phone: 'end' },
  }),
  column.accessor('version', {
    header: 'Version',
    cell: ({ getValue }) => getValue() || missing,
    meta: { isGroup: true },
  }),
  timeColumn('registered', 'Connected', ({ registeredTime }) => registeredTime),
];

type Props = {
  agents: readonly Agent[];
  view: GroupedTableView;
  onViewChange: (change: Partial<GroupedTableView>) => void;
};

/** The connected agents, and whether they take work. */
export function AgentList({ agents, ...props }: Props) {
  const viewer = useViewer();
  const list = useEntityRows(agents, { keyOf: ({ id }) => id, ...props });
  return (
    <section>
      <SectionHeading note={formatCount(agents.length)}>Agents</SectionHeading>
      <EntityList
        list={list}
        caption="Agents"
        storedAs="agent-list"
        columns={agentColumns}
        actions={switchActions}
        nameOf={({ id }) => id}
        itemsOf={(agent) => agentItems(agent, viewer)}
        subjectOf={(agent) => ({ agentId: agent.id })}
        selectLabel={can(viewer, 'agent.update') ? ({ id }) => `Select ${id}` : undefined}
        empty={
          <EmptyState
            title="No connected agents."
            hint="Agents provide the slots that work runs on. They appear here once they connect."
          />
        }
        bulkBar={<AgentBulkBar agents={list.selectedRows} all={agents} onChosen={list.onSelect} />}
      />
    </section>
  );
}
