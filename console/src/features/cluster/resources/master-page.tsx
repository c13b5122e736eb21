import { type UseQueryResult, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { maskSecrets } from '@trainyard/sdk/mask';
import { writeYaml } from '@trainyard/sdk/yaml';
import { Button } from '@trainyard/ui/base/button';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { SectionHeading } from '@trainyard/ui/page/section';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSupports } from '~/app/abilities';
import { useDialog } from '~/app/actions/use-dialog';
import { FailedQuery } from '~/app/errors/failed-query';
import { messageOf } from '~/app/errors/report-error';
import { RelativeTime } from '~/components/entity/times';
import { PermittedButton } from '~/components/permission/permitted-button';
import { masterQueries, problemsIn } from '~/data/master';
import { masterQuery } from '~/data/session';
import { useViewer } from '~/data/viewer';
import { type ClusterMessage, currentMessage } from '~/lib/cluster-message';
import { MasterLines } from './master-lines';
import { LogSettings } from './master-log-settings';

/** Shows operators the version and health of the master, failures, and its configuration. */
export function MasterPage() {
  const viewer = useViewer();
  return (
    <>
      <MasterFacts />
      <ClusterMessagePart />
      <Logging />
      {can(viewer, 'cluster.viewUsage') ? <LostAgents /> : null}
      {can(viewer, 'master.viewLogs') ? <LogParts /> : null}
      <Configuration />
    </>
  );
}

function MasterFacts() {
  const { data: master } = useSuspenseQuery(masterQuery);
  const health = useQuery(masterQueries.health());
  return (
    <FactList>
      <Fact name="Version">{master.version || missing}</Fact>
      <Fact name="Cluster">{master.clusterName || missing}</Fact>
      <Fact name="Role-based access">{master.rbacEnabled ? 'On' : 'Off'}</Fact>
      <Fact name="Telemetry">{master.telemetryEnabled ? 'On' : 'Off'}</Fact>
      <Fact name="Cluster ID">
        <span className="font-mono text-sm">{master.clusterId}</span>
      </Fact>
      <Fact name="Master ID">
        <span className="font-mono text-sm">{master.masterId}</span>
      </Fact>
      {/* the last one, because its width changes with each answer */}
      <Health {...health} />
    </FactList>
  );
}

type HealthProps = Pick<UseQueryResult<number>, 'data' | 'dataUpdatedAt' | 'error'>;

/** Says whether the last poll was answered; after a failed one also when the master last answered. */
function Health({ data, dataUpdatedAt, error }: HealthProps) {
  if (error)
    return (
      <Fact name="Health" note={messageOf(error)}>
        <span className="text-bad">Does not answer</span>
        {dataUpdatedAt > 0 ? (
          <>
            {', last '}
            <RelativeTime time={new Date(dataUpdatedAt).toISOString()} isLong />
          </>
        ) : null}
      </Fact>
    );
  return (
    <Fact name="Health">
      {/* room for the time, which would begin another line of facts */}
      <span className="inline-block min-w-36">
        {data === undefined ? 'Unknown' : 'Answers'}
        {data === undefined ? null : (
          <span className="font-normal text-faint"> in {formatCount(data)} ms</span>
        )}
      </span>
    </Fact>
  );
}

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section aria-label={title}>
    <SectionHeading note={note}>{title}</SectionHeading>
    {children}
  </section>
);

/** The message to all users and its editor, where the master supports it. */
function ClusterMessagePart() {
  const { data: master } = useSuspenseQuery(masterQuery);
  const message = currentMessage(master);
  const { open, dialog } = useDialog<{ message: ClusterMessage | undefined }>(
    () => import('./message-dialog'),
  );
  if (!useSupports('clusterMessage')) return null;
  return (
    <Part title="Message to everyone">
      <p className="pb-2 wrap-anywhere text-muted">{message?.message ?? 'No message shows.'}</p>
      <PermittedButton policy="master.changeLogging" onClick={() => open({ message })}>
        {message ? 'Change the message...' : 'Show a message...'}
      </PermittedButton>
      {dialog}
    </Part>
  );
}

/** Keeps the place of a line of text that loads. */
const LinePlace = () => <div className="h-5" />;

function LostAgents() {
  const query = useQuery(masterQueries.absences());
  return (
    <Part title="Agents lost in 24 hours" note="from the raw usage">
      {query.isPending ? (
        <LinePlace />
      ) : !query.data ? (
        <FailedQuery title="Unable to fetch the connections of agents." query={query} />
      ) : query.data.length === 0 ? (
        <p className="text-muted">No agent lost its connection.</p>
      ) : (
        <ul aria-label="Lost agents" className="grid border-t">
          {query.data.map(({ agentId, lostAt, backAt }) => (
            <li key={`${agentId} ${lostAt}`} className="flex gap-3 border-b py-1">
              <Link to="/agents/$agentId" params={{ agentId }} className="font-mono text-sm">
                {agentId}
              </Link>
              <span className="text-muted">
                lost <RelativeTime time={lostAt} />
                {backAt ? (
                  <>
                    , back <RelativeTime time={backAt} />
                  </>
                ) : (
                  ', not back since'
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Shows the failed webhooks and other errors among the newest lines of the log. */
function LogParts() {
  const query = useQuery(masterQueries.lines());
  if (query.isPending)
    return (
      <>
        <Part title={webhookTitle} note={linesNote}>
          <LinePlace />
        </Part>
        <Part title={problemsTitle} note={linesNote}>
          <SkeletonRows label="Loading the log" rows={maxLines} rowHeight={46} />
        </Part>
      </>
    );
  if (!query.data) return <FailedQuery title="Unable to fetch the master's log." query={query} />;
  const { ofWebhooks, others } = problemsIn(query.data);
  const [first] = query.data;
  return (
    <>
      <Problems
        title={webhookTitle}
        none="The log mentions none."
        since={first?.time}
        lines={ofWebhooks}
      />
      <Problems title={problemsTitle} none="The log has none." since={first?.time} lines={others} />
    </>
  );
}

const webhookTitle = 'Webhook deliveries that failed';
const problemsTitle = 'Warnings and errors of the master';
const linesNote = "from the newest lines of the master's log";
const maxLines = 5;

type ProblemsProps = {
  title: string;
  none: string;
  /** the time of the oldest line that was read */
  since: string | null | undefined;
  lines: Parameters<typeof MasterLines>[0]['lines'];
};

const Problems = ({ title, none, since, lines }: ProblemsProps) => (
  <Part title={title} note={linesNote}>
    {lines.length === 0 ? (
      <p className="text-muted">
        {none} The lines go back to <RelativeTime time={since} isLong />.
      </p>
    ) : (
      <MasterLines label={title} lines={lines} maxLines={maxLines} />
    )}
  </Part>
);

function Logging() {
  const viewer = useViewer();
  const { data, isPending } = useQuery(masterQueries.config());
  if (!can(viewer, 'master.changeLogging')) return null;
  if (isPending)
    return (
      <Part title="Logging">
        <div className="h-7" />
      </Part>
    );
  return data ? <LogSettings config={data} /> : null;
}

function Configuration() {
  const query = useQuery(masterQueries.config());
  if (!query.data)
    return (
      <Part title="Configuration">
        <FailedQuery title="Unable to fetch the configuration of the master." query={query} />
      </Part>
    );
  const text = writeYaml(maskSecrets(query.data));
  return (
    <Part title="Configuration" note="secrets are masked; the master reads it from its file">
      <div className="flex justify-end pb-2">
        <Button onClick={() => void copyText(text)}>
          <Copy aria-hidden className="size-3.5" strokeWidth={1.5} />
          Copy
        </Button>
      </div>
      <CodeEditor
        label="Configuration of the master"
        text={text}
        language="yaml"
        className="h-120"
      />
    </Part>
  );
}
