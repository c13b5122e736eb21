import { Link } from '@tanstack/react-router';
import { searcherMetric } from '@trainyard/sdk/model';
import type { schemas } from '@trainyard/sdk/v038';
import { Tag } from '@trainyard/ui/base/badge';
import { buttonClass } from '@trainyard/ui/base/button';
import { formatBytes, formatCount } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { type ReactNode, useId, useMemo } from 'react';
import { UserBadge } from '~/components/entity/avatar';
import { StateBadge } from '~/components/entity/state-badge';
import { Elapsed, RelativeTime } from '~/components/entity/times';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { useAreUsersLoading, useUser } from '~/data/users';
import { rowPage } from '~/features/experiments/base/experiment-link';
import { type FieldId, fieldTitle, type RunFieldId } from '~/features/experiments/base/fields';
import { MetadataTree } from '~/features/experiments/base/metadata-tree';
import {
  poolText,
  searcherText,
} from '~/features/experiments/experiment-detail/header/experiment-header';
import { MetricCell, ProgressCell } from '~/features/experiments/experiment-list/columns/cells';
import { compareRows } from '~/lib/compare-rows';
import PanelChart from './panel-chart';

/** The facts about an experiment or a run that are shown without opening its page. */
export function PanelFacts({ experiment, bestTrial, run }: ExperimentRow) {
  const { id, description, labels, startTime, endTime, forkedFrom, checkpointSize } = experiment;
  // outside of lists the master returns only the username
  const user = useUser(experiment.userId);
  const areUsersLoading = useAreUsersLoading();
  const metadata = run?.metadata ?? {};
  const metadataId = useId();
  const metricName = searcherMetric(experiment.config);
  const isUnderWay = experiment.progress !== null && endTime === null;
  const settings = useMemo(
    () => compareRows([experiment]).filter(({ kind }) => kind === 'Hyperparameters'),
    [experiment],
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-3">
        <StateBadge state={experiment.state} />
        {experiment.archived ? <Tag>Archived</Tag> : null}
        <span className="ml-auto flex gap-1.5">
          {bestTrial ? (
            <Link
              to="/experiments/$experimentId/trials/$trialId/logs"
              params={{ experimentId: String(id), trialId: String(bestTrial.id) }}
              className={buttonClass({})}
            >
              Logs
            </Link>
          ) : null}
          <Link {...rowPage(id, run?.id)} className={buttonClass({})}>
            Open
          </Link>
        </span>
      </div>
      {isUnderWay ? <ProgressCell experiment={experiment} /> : null}
      {description === '' ? null : <p className="mt-1 break-words text-muted">{description}</p>}
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        <Line name="Best metric">
          {bestTrial ? <MetricCell row={{ id, experiment, bestTrial }} /> : null}
        </Line>
        <FieldLine id="searcherType">{searcherText(experiment)}</FieldLine>
        {run ? <RunLines experimentId={id} run={run} /> : null}
        {run ? null : <FieldLine id="numTrials">{formatCount(experiment.numTrials)}</FieldLine>}
        <FieldLine id="resourcePool">{poolText(experiment)}</FieldLine>
        <FieldLine id="user">
          <UserBadge user={user ?? experiment} isLoading={areUsersLoading} />
        </FieldLine>
        <FieldLine id="startTime">
          <RelativeTime time={startTime} />
        </FieldLine>
        <FieldLine id="duration">
          <Elapsed startTime={startTime} endTime={endTime} />
        </FieldLine>
        <FieldLine id="checkpointCount">
          {`${formatCount(experiment.checkpointCount)}, ${formatBytes(checkpointSize)}`}
        </FieldLine>
        <FieldLine id="forkedFrom">{forkedFrom === null ? null : String(forkedFrom)}</FieldLine>
        <FieldLine id="tags">
          {labels.length === 0
            ? null
            : labels.toSorted().map((label) => (
                <Tag key={label} className="mr-1">
                  {label}
                </Tag>
              ))}
        </FieldLine>
      </dl>
      {bestTrial && metricName ? (
        <div className="mt-5 min-h-44">
          <PanelChart experiment={experiment} bestTrial={bestTrial} metricName={metricName} />
        </div>
      ) : null}
      <h2 className="mt-5 mb-1.5 font-medium">Hyperparameters</h2>
      {settings.length === 0 ? <p className="text-muted">It has none.</p> : null}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {settings.map(({ name, values: [value] }) => (
          <Line key={name} name={name}>
            <span className="font-mono text-sm">{value}</span>
          </Line>
        ))}
      </dl>
      {Object.keys(metadata).length > 0 ? (
        <section aria-labelledby={metadataId} className="[--names:9rem]">
          <h2 id={metadataId} className="mt-5 mb-1.5 font-medium">
            Metadata
          </h2>
          <MetadataTree metadata={metadata} />
        </section>
      ) : null}
    </>
  );
}

const RunLines = ({ experimentId, run }: { experimentId: number; run: schemas.FlatRun }) => (
  <>
    <FieldLine id="localId">{run.localId}</FieldLine>
    <Line name="Experiment">
      <Link {...rowPage(experimentId)} className="link">
        {experimentId}
      </Link>
    </Line>
    <FieldLine id="logPolicyMatched">{run.logPolicyMatched}</FieldLine>
  </>
);

type FieldLineProps = { id: FieldId | RunFieldId; children: ReactNode };

const FieldLine = ({ id, children }: FieldLineProps) => (
  <Line name={fieldTitle(id) ?? id}>{children}</Line>
);

/** A fact with its label; nothing without a value. */
const Line = ({ name, children }: { name: string; children: ReactNode }) =>
  children === null || children === undefined || children === '' ? null : (
    <>
      <dt className="max-w-40 truncate text-muted" title={displayText(name)}>
        {displayText(name)}
      </dt>
      <dd className="num min-w-0 break-words">{children}</dd>
    </>
  );
