import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { searcherMetric } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { formatMetric, formatRounded, plural } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { StateBadge } from '~/components/entity/state-badge';
import { RelativeTime } from '~/components/entity/times';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import { meQuery } from '~/data/session';
import { useOwnerName } from '~/data/users';
import { useVisit } from '~/data/visits';
import { visitAt } from '~/lib/visit';
import { MoreRows } from './more-rows';
import { homeVisit, nowMark, sinceLimits, sinceQuery } from './queries';
import { ExperimentName, Place } from './submission-row';
import { WhyItFailed } from './why-it-failed';

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
  const [maxRows, setMaxRows] = useState(sinceLimits.first);
  const query = useQuery(sinceQuery({ left, back }, maxRows));
  const { data: me } = useSuspenseQuery(meQuery);
  const { data, error } = query;
  if (!data && !error) return null;
  if (data?.rows.length === 0) return null;
  return (
    <section aria-label="Since you left">
      <div className="flex items-baseline">
        <SectionHeading note={<RelativeTime time={left} isLong />}>Since you left</SectionHeading>
        {data ? (
          <Button variant="quiet" className="-mr-2.75 ml-auto" onClick={onSeen}>
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
                isOwn={row.experiment.userId === me.id}
                parent={data.parents.get(row.experiment.forkedFrom ?? 0)}
              />
            ))}
          </ul>
          <MoreRows
            count={data.total - data.rows.length}
            isBusy={query.isFetching}
            onShow={maxRows === sinceLimits.first ? () => setMaxRows(sinceLimits.all) : undefined}
          />
        </>
      ) : (
        <FailedQuery title="Unable to fetch the experiments that ended" query={query} />
      )}
    </section>
  );
}

type RowProps = { row: ExperimentRow; parent: ExperimentRow | undefined };

const EndedRow = ({ row, isOwn, parent }: RowProps & { isOwn: boolean }) => {
  const { username, userId, state, endTime } = row.experiment;
  const ownerName = useOwnerName();
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[var(--row-state)_var(--row-name)_minmax(0,1.1fr)_minmax(0,1.8fr)_4.5rem] items-center gap-x-4 border-b py-1.75 min-[900px]:max-[1280px]:grid-cols-[var(--row-state)_var(--row-name)_minmax(0,0.8fr)_minmax(0,1.4fr)_4.5rem] narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-y-0.5"
    >
      <StateBadge state={state} className="narrow:order-3" />
      <ExperimentName
        experiment={row.experiment}
        owner={isOwn ? undefined : ownerName({ userId: userId ?? 0, username })}
      />
      <Place experiment={row.experiment} />
      <span className="min-w-0 text-muted narrow:order-4 narrow:col-span-2">
        {state === 'STATE_ERROR' ? (
          <WhyItFailed experiment={row.experiment} trialId={row.bestTrial?.id} />
        ) : (
          <Outcome row={row} parent={parent} />
        )}
      </span>
      <RelativeTime time={endTime} className="text-right text-faint narrow:order-2" />
    </li>
  );
};

function Outcome(props: RowProps) {
  const text = outcomeOf(props);
  return <span className="block wrap-anywhere">{text}</span>;
}

/**
 * "val_acc 0.7874, 0.012 above its parent", of a search with "best of 64 trials"; empty where
 * nothing was measured.
 */
function outcomeOf({ row, parent }: RowProps): string {
  const name = searcherMetric(row.experiment.config);
  const value = searcherValue(row);
  const { numTrials } = row.experiment;
  if (name === undefined || value === undefined) return '';
  const best = numTrials > 1 ? `, best of ${plural(numTrials, 'trial')}` : '';
  const label = `${name} ${formatMetric(value)}${best}`;
  const before =
    parent && searcherMetric(parent.experiment.config) === name && searcherValue(parent);
  if (typeof before !== 'number') return label;
  const change = value - before;
  if (change === 0) return `${label}, the same as its parent`;
  // two digits say how large it is
  return `${label}, ${formatRounded(Math.abs(change), 2)} ${change > 0 ? 'above' : 'below'} its parent`;
}
