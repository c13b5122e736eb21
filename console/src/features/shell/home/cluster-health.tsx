import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { formatBytes, plural } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import type { ReactNode } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { RelativeTime } from '~/components/entity/times';
import { masterQueries, problemsIn } from '~/data/master';
import { useViewer } from '~/data/viewer';
import { homeQueries } from './queries';

/** Tells operators of agents that were lost, of webhooks that fail, and of how much is stored. */
export default function ClusterHealth() {
  const viewer = useViewer();
  return (
    <section aria-label="The cluster">
      <SectionHeading note="for operators">The cluster</SectionHeading>
      <ul data-rows aria-label="Health of the cluster" className="border-t">
        {can(viewer, 'cluster.viewUsage') ? <LostAgents /> : null}
        {can(viewer, 'master.viewLogs') ? <FailedWebhooks /> : null}
        <Storage />
      </ul>
    </section>
  );
}

type RowProps = {
  name: ReactNode;
  children: ReactNode;
  time?: string | null | undefined;
  isBad?: boolean;
};

const Row = ({ name, children, time, isBad = false }: RowProps) => (
  <li
    tabIndex={-1}
    className="grid grid-cols-[var(--row-state)_minmax(0,1fr)_6rem] items-center gap-x-4 border-b py-1.75 narrow:grid-cols-[minmax(0,1fr)_auto]"
  >
    <span className="font-medium">{name}</span>
    <span
      className={`truncate narrow:order-3 narrow:col-span-2 ${isBad ? 'text-warn' : 'text-muted'}`}
    >
      {children}
    </span>
    {time ? <RelativeTime time={time} className="text-right text-faint" /> : <span />}
  </li>
);

const Failed = (props: Parameters<typeof FailedQuery>[0]) => (
  <li>
    <FailedQuery {...props} />
  </li>
);

function LostAgents() {
  const query = useQuery(masterQueries.absences());
  if (query.error)
    return <Failed title="Unable to fetch the connections of agents." query={query} />;
  if (!query.data) return null;
  const away = query.data.filter(({ backAt }) => backAt === null);
  const [last] = query.data;
  const names = [...new Set(query.data.map(({ agentId }) => agentId))];
  return (
    <Row name={<Link to="/clusters/master">Agents</Link>} time={last?.lostAt} isBad={!!last}>
      {last === undefined
        ? 'none was lost in 24 hours'
        : `${plural(names.length, 'agent')} lost in 24 hours, ${away.length} not back: ${names.join(', ')}`}
    </Row>
  );
}

function FailedWebhooks() {
  const query = useQuery(masterQueries.lines());
  if (query.error) return <Failed title="Unable to fetch the master's log." query={query} />;
  if (!query.data) return null;
  const failed = problemsIn(query.data).ofWebhooks;
  const last = failed.at(-1);
  return (
    <Row name={<Link to="/webhooks">Webhooks</Link>} time={last?.time} isBad={!!last}>
      {last === undefined
        ? 'the log has no failed delivery'
        : `${plural(failed.length, 'delivery', 'deliveries')} failed: ${last.text}`}
    </Row>
  );
}

function Storage() {
  const query = useQuery(homeQueries.storage());
  if (query.error) return <Failed title="Unable to fetch experiments." query={query} />;
  if (!query.data?.largest || query.data.bytes === 0) return null;
  const { largest, bytes, checkpoints, partOf } = query.data;
  const parts = [
    `${formatBytes(bytes)} in ${plural(checkpoints, 'checkpoint')}`,
    ...(partOf === undefined ? [] : [`of the ${plural(partOf, 'largest experiment')} alone`]),
  ];
  return (
    <Row name={<Link to="/clusters/storage">Storage</Link>}>
      {`${parts.join(' ')}; largest: ${largest.name}, ${formatBytes(largest.checkpointSize)}`}
    </Row>
  );
}
