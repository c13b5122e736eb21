import type { Agent } from '@trainyard/sdk/types';
import { lazy, Suspense, useState } from 'react';
// before a dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import { LocalTable } from '~/components/data-table/local-table';
import { useEntityMenu } from '~/components/entity/use-entity-menu';
import { SectionHeading } from '~/components/page/section-heading';
import { ActionItems } from '~/components/ui/action-items';
import { EmptyState } from '~/components/ui/empty-state';
import { useViewer } from '~/features/viewer/queries';
import { formatCount } from '~/lib/format';
import { agentItems } from './agent-actions';
import { agentColumns } from './agent-columns';
import { useSwitch } from './use-switch';

const SlotsDialog = lazy(() => import('./slots-dialog'));

/** The agents that are connected, and whether they take work. */
export function AgentList({ agents }: { agents: readonly Agent[] }) {
  const viewer = useViewer();
  // the link holds the view of the pools; which agents come first is a glance
  const [view, setView] = useState({ sort: 'id=asc', page: 0 });
  const [shownId, setShownId] = useState<string>();
  const { run, dialog } = useSwitch();
  const { open, menu } = useEntityMenu<Agent>({
    nameOf: ({ id }) => id,
    renderItems: (agent) => (
      <ActionItems
        items={agentItems(agent, viewer)}
        onRun={(action) =>
          action === 'slots' ? setShownId(agent.id) : run(action, { agentId: agent.id })
        }
      />
    ),
  });
  const shown = agents.find(({ id }) => id === shownId);
  return (
    <section>
      <SectionHeading note={formatCount(agents.length)}>Agents</SectionHeading>
      {agents.length === 0 ? (
        <EmptyState
          title="No connected agents."
          hint="Agents bring the slots that work runs on. They appear here once they connect."
        />
      ) : (
        <LocalTable
          caption="Agents"
          columns={agentColumns}
          rows={agents}
          keyOf={({ id }) => id}
          view={view}
          onViewChange={(change) => setView({ ...view, ...change })}
          menu={{ label: ({ id }) => `Actions for ${id}`, onOpen: open }}
        />
      )}
      {menu}
      {dialog}
      {shown ? (
        <Suspense>
          <SlotsDialog agent={shown} onClose={() => setShownId(undefined)} />
        </Suspense>
      ) : null}
    </section>
  );
}
