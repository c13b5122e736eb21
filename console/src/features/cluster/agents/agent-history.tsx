import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { SectionHeading } from '@trainyard/ui/page/section';
import { RelativeTime } from '~/components/entity/times';
import { FailedPart } from '~/components/page/failed-part';
import { MasterLines } from '~/features/cluster/master-lines';
import { masterQueries } from '~/features/cluster/master-queries';
import { useViewer } from '~/features/viewer/queries';

/** Shows what the master tells of an agent's past: lost connections, and the lines of its log that name it. */
export function AgentHistory({ agentId }: { agentId: string }) {
  const viewer = useViewer();
  const seesUsage = can(viewer, 'cluster.viewUsage');
  const seesLogs = can(viewer, 'master.viewLogs');
  if (!seesUsage && !seesLogs) return null;
  return (
    <section aria-label="History">
      <SectionHeading note="as far as the master tells">History</SectionHeading>
      {seesUsage ? <Absences agentId={agentId} /> : null}
      {seesLogs ? <Lines agentId={agentId} /> : null}
    </section>
  );
}

function Absences({ agentId }: { agentId: string }) {
  const query = useQuery(masterQueries.absences());
  if (!query.data) return <FailedPart title="Unable to fetch its connections." query={query} />;
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

/** Tells whether a text has an id as a whole: not `agent-1` in `agent-10`. */
const namesAgent = (text: string, agentId: string): boolean =>
  text.split(/[^\w.-]+/).some((word) => word === agentId);

function Lines({ agentId }: { agentId: string }) {
  const query = useQuery(masterQueries.lines());
  if (!query.data) return <FailedPart title="Unable to fetch the master's log." query={query} />;
  const lines = query.data.filter(({ text }) => namesAgent(text, agentId));
  if (lines.length === 0)
    return <p className="text-muted">The latest lines of the master's log do not name it.</p>;
  return <MasterLines label={`Log lines of ${agentId}`} lines={lines} />;
}
