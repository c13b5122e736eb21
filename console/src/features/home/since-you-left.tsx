import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { searcherMetric } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { formatMetric } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { StateBadge } from '~/components/entity/state-badge';
import { RelativeTime } from '~/components/entity/times';
import type { ExperimentRow } from '~/features/experiments/queries';
import { failureQueries } from '~/features/logs/failures/failure-queries';
import { useVisit } from '~/features/settings/visit-mutations';
import { searcherValue } from '~/lib/searcher-value';
import { visitAt } from '~/lib/visit';
import { homeVisit, nowMark, sinceQuery } from './queries';

/** Shows what ended in any project since the user last looked at this page. */
export default function SinceYouLeft() {
  const [arrived] = useState(nowMark);
  const { visit, dismiss } = useVisit({ ...homeVisit, mark: nowMark });
  // the visit that begins now is not stored yet
  const current = visit && visitAt(visit, arrived);
  if (!current?.left) return null;
  return <Since left={current.left.at} back={current.back.at} onSeen={dismiss} />;
}

type Props = {
  /** ISO times of the end of the last visit, and of the beginning of this one */
  left: string;
  back: string;
  onSeen: () => void;
};

function Since({ left, back, onSeen }: Props) {
  const query = useQuery(sinceQuery({ left, back }));
  const { data, error } = query;
  if (!data && !error) return null;
  if (data?.rows.length === 0) return null;
  return (
    <section aria-label="Since you left">
      <div className="flex items-baseline">
        <SectionHeading note={<RelativeTime time={left} isLong />}>Since you left</SectionHeading>
        {data ? (
          <Button variant="quiet" className="ml-auto" onClick={onSeen}>
            Mark all as seen
          </Button>
        ) : null}
      </div>
      {data ? (
        <>
          <ul data-rows aria-label="Ended since you left" className="border-t">
            {data.rows.map((row) => (
              <EndedRow
                key={row.id}
                row={row}
                parent={data.parents.get(row.experiment.forkedFrom ?? 0)}
              />
            ))}
          </ul>
          {data.total > data.rows.length ? (
            <p className="py-1.75 text-sm text-faint">and {data.total - data.rows.length} more</p>
          ) : null}
        </>
      ) : (
        <FailedQuery title="Unable to fetch the experiments that ended" query={query} />
      )}
    </section>
  );
}

type RowProps = { row: ExperimentRow; parent: ExperimentRow | undefined };

const EndedRow = ({ row, parent }: RowProps) => {
  const { id, name, state, endTime } = row.experiment;
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[10rem_21%_minmax(0,1fr)_4.5rem] items-center gap-x-4 border-b py-1.75 min-[900px]:max-[1280px]:grid-cols-[10rem_26%_minmax(0,1fr)_4.5rem] narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-y-0.5"
    >
      <StateBadge state={state} className="narrow:order-3" />
      <Link
        to="/experiments/$experimentId/{-$tab}"
        params={{ experimentId: String(id) }}
        className="truncate font-medium narrow:order-1"
      >
        {name || `Experiment ${id}`}
      </Link>
      <span className="truncate text-muted narrow:order-4 narrow:col-span-2">
        {state === 'STATE_ERROR' ? <WhyItFailed row={row} /> : outcomeOf(row, parent)}
      </span>
      <RelativeTime time={endTime} className="text-right text-faint narrow:order-2" />
    </li>
  );
};

/** Shows the log line with the reason of the failure; "failed" where there is none. */
function WhyItFailed({ row: { experiment, bestTrial } }: Pick<RowProps, 'row'>) {
  const trialId = experiment.numTrials === 1 ? bestTrial?.id : undefined;
  const { data } = useQuery({
    ...failureQueries.ofTrial(trialId ?? 0),
    enabled: trialId !== undefined,
  });
  const text = data?.line?.text;
  return text === undefined ? 'failed' : <span title={text}>{text}</span>;
}

/** "val_acc 0.7874, 0.012 above its parent"; empty where nothing was measured. */
function outcomeOf(row: ExperimentRow, parent: ExperimentRow | undefined): string {
  const name = searcherMetric(row.experiment.config);
  const value = searcherValue(row);
  if (name === undefined || value === undefined) return '';
  const label = `${name} ${formatMetric(value)}`;
  const before =
    parent && searcherMetric(parent.experiment.config) === name && searcherValue(parent);
  if (typeof before !== 'number') return label;
  const change = value - before;
  if (change === 0) return `${label}, the same as its parent`;
  return `${label}, ${formatMetric(Math.abs(change))} ${change > 0 ? 'above' : 'below'} its parent`;
}
