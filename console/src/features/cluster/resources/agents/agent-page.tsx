import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Agent } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { FailedQuery } from '~/app/errors/failed-query';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { RelativeTime } from '~/components/entity/times';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { allocationsQuery } from '~/data/cluster/agents';
import { masterQueries } from '~/data/master';
import { useViewer } from '~/data/viewer';
import { useAgents } from '~/features/cluster/resources/cluster-layout';
import { MasterLines } from '~/features/cluster/resources/master-lines';
import { agentItems } from './agent-actions';
import { devicesOf, slotText } from './agent-list';
import { FailedHolders } from './failed-holders';
import { JobsOnSlots } from './jobs-on-slots';
import { SlotRow } from './slot-row';
import { SlotTable } from './slot-table';
import { switchActions } from './switch-actions';
import { SwitchState } from './switch-state';
import { useSlotJobs } from './use-slot-jobs';

/** Shows an agent: its slots and the jobs that hold them, its properties, its history. */
export function AgentPage({ agentId }: { agentId: string }) {
  usePageTitle(agentId);
  const agents = useAgents();
  const agent = agents.data?.find(({ id }) => id === agentId);
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={agents} />
            {agent ? <AgentButtons agent={agent} /> : null}
          </>
        }
      >
        <CrumbLink to="/clusters">Cluster</CrumbLink>
        <Crumb>{agentId}</Crumb>
      </PageStrip>
      <PageHead title={agentId} meta={agent ? factsOf(agent) : null} />
      <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {agent ? (
          <AgentParts agent={agent} />
        ) : agents.data ? (
          <EmptyState
            title={`No agent "${agentId}" is connected`}
            hint="The master lists only connected agents. An agent that loses its connection drains for about a minute and then leaves the list."
          />
        ) : (
          <FailedQuery title="Unable to fetch agents." query={agents} />
        )}
        <AgentHistory agentId={agentId} />
      </PageBody>
    </Page>
  );
}

const factsOf = (agent: Agent) => [
  <SwitchState key="state" of={agent} />,
  <span key="slots" className="num">
    {slotText(agent, ' slots in use')}
  </span>,
  <span key="since">
    connected <RelativeTime time={agent.registeredTime} isLong />
  </span>,
];

function AgentButtons({ agent }: { agent: Agent }) {
  const viewer = useViewer();
  const { run, running, dialog } = useEntityActions(switchActions);
  const items = agentItems(agent, viewer, 'headerLabel').filter(({ refused }) => !refused);
  return (
    <>
      {items.map(({ id, label }) => (
        <Button key={id} isBusy={running === id} onClick={() => run(id, { agentId: agent.id })}>
          {label}
        </Button>
      ))}
      {dialog}
    </>
  );
}

function AgentParts({ agent }: { agent: Agent }) {
  const { addresses, version, label, resourcePools } = agent;
  return (
    <>
      <FactList>
        <Fact name="Resource Pools">
          {resourcePools.length === 0
            ? missing
            : resourcePools.map((poolname, index) => (
                <span key={poolname}>
                  {index > 0 ? ', ' : null}
                  <Link to="/resourcepool/$poolname/active" params={{ poolname }}>
                    {poolname}
                  </Link>
                </span>
              ))}
        </Fact>
        <Fact name="Devices">{devicesOf(agent)}</Fact>
        <Fact name="Addresses">{addresses.join(', ') || missing}</Fact>
        <Fact name="Version">{version || missing}</Fact>
        {label ? <Fact name="Label">{label}</Fact> : null}
        <Fact name="Containers">{formatCount(Object.keys(agent.containers).length)}</Fact>
      </FactList>
      <section aria-label="Slots">
        <SectionHeading note={slotText(agent)}>Slots</SectionHeading>
        <div className="grid grid-cols-1 gap-4">
          <FailedHolders />
          <SlotRow agent={agent} jobOf={useSlotJobs()} />
          <SlotTable agent={agent} />
        </div>
      </section>
      <section aria-label="Running here">
        <SectionHeading>Running here</SectionHeading>
        <JobsOnSlots targets={[{ agentId: agent.id }]} />
        <AuxContainers agent={agent} />
      </section>
    </>
  );
}

/** Lists the containers that hold no slot, by the name of their task where the viewer may see it. */
function AuxContainers({ agent }: { agent: Agent }) {
  const { data: allocations = [] } = useQuery(allocationsQuery);
  const containers = Object.values(agent.containers).filter(({ devices }) => devices.length === 0);
  const heldSlots = new Set(
    Object.values(agent.slots).flatMap(({ container }) => (container ? [container.id] : [])),
  );
  const names = new Map(
    allocations.flatMap(({ name, resources }) =>
      resources.flatMap(({ containerId }) => (containerId ? [[containerId, name] as const] : [])),
    ),
  );
  const aux = containers.filter(({ id }) => !heldSlots.has(id));
  if (aux.length === 0) return null;
  return (
    <ul aria-label="Aux containers" className="grid grid-cols-1 gap-0.5 pt-2">
      {aux.map(({ id }) => (
        <li key={id} className="wrap-anywhere">
          {names.get(id) ?? <span className="font-mono text-sm">{id}</span>}{' '}
          <span className="text-faint">no slots</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows the history of an agent as the master reports it: lost connections, and the lines of the
 * master's log that name the agent.
 */
function AgentHistory({ agentId }: { agentId: string }) {
  const viewer = useViewer();
  const seesUsage = can(viewer, 'cluster.viewUsage');
  const seesLogs = can(viewer, 'master.viewLogs');
  if (!seesUsage && !seesLogs) return null;
  return (
    <section aria-label="History">
      <SectionHeading note="as reported by the master">History</SectionHeading>
      {seesUsage ? <Absences agentId={agentId} /> : null}
      {seesLogs ? <Lines agentId={agentId} /> : null}
    </section>
  );
}

function Absences({ agentId }: { agentId: string }) {
  const query = useQuery(masterQueries.absences());
  if (!query.data) return <FailedQuery title="Unable to fetch its connections." query={query} />;
  const absences = query.data.filter((each) => each.agentId === agentId);
  if (absences.length === 0)
    return <p className="pb-2 text-muted">No connection was lost in the last 24 hours.</p>;
  return (
    <ul aria-label="Lost connections" className="pb-2">
      {absences.map(({ lostAt, backAt }) => (
        <li key={lostAt}>
          Lost <RelativeTime time={lostAt} />
          {backAt ? (
            <>
              , back <RelativeTime time={backAt} />
            </>
          ) : (
            ', not back since'
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns true if a text contains an id as a whole word: not `agent-1` in `agent-10`. */
const namesAgent = (text: string, agentId: string): boolean =>
  text.split(/[^\w.-]+/).some((word) => word === agentId);

function Lines({ agentId }: { agentId: string }) {
  const query = useQuery(masterQueries.lines());
  if (!query.data) return <FailedQuery title="Unable to fetch the master's log." query={query} />;
  const lines = query.data.filter(({ text }) => namesAgent(text, agentId));
  if (lines.length === 0)
    return <p className="text-muted">The newest lines of the master's log do not mention it.</p>;
  return <MasterLines label={`Log lines of ${agentId}`} lines={lines} />;
}
