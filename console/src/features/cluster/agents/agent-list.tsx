import type { Agent } from '@trainyard/sdk/types';
import { ActionItems } from '@trainyard/ui/base/action-items';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { formatCount } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section-heading';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { useEntityMenu } from '~/components/entity/use-entity-menu';
import { useViewer } from '~/features/viewer/queries';
import type { GroupedTableView } from '~/lib/table-search';
import { agentItems } from './agent-actions';
import { agentColumns } from './agent-columns';
import { useSwitch } from './use-switch';

type Props = {
  agents: readonly Agent[];
  view: GroupedTableView;
  onViewChange: (change: Partial<GroupedTableView>) => void;
  onSlots: (agent: Agent) => void;
};

/** The agents that are connected, and whether they take work. */
export function AgentList({ agents, view, onViewChange, onSlots }: Props) {
  const viewer = useViewer();
  const { run, dialog } = useSwitch();
  const { open, menu } = useEntityMenu<Agent>({
    nameOf: ({ id }) => id,
    renderItems: (agent) => (
      <ActionItems
        items={agentItems(agent, viewer)}
        onRun={(action) =>
          action === 'slots' ? onSlots(agent) : run(action, { agentId: agent.id })
        }
      />
    ),
  });
  return (
    <section>
      <SectionHeading note={formatCount(agents.length)}>Agents</SectionHeading>
      {agents.length === 0 ? (
        <EmptyState
          title="No connected agents."
          hint="Agents bring the slots that work runs on. They appear here once they connect."
        />
      ) : (
        <ClientTable
          caption="Agents"
          storedAs="agent-list"
          columns={agentColumns}
          rows={agents}
          keyOf={({ id }) => id}
          view={view}
          onViewChange={onViewChange}
          menu={{ label: ({ id }) => `Actions for ${id}`, onOpen: open }}
        />
      )}
      {menu}
      {dialog}
    </section>
  );
}
