import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { heldText } from '@trainyard/insights/waste/waste';
import type { Experiment } from '@trainyard/sdk/types';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { cn } from '@trainyard/ui/lib/utils';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { StateBadge } from '~/components/entity/state-badge';
import { RelativeTime } from '~/components/entity/times';
import { useViewer } from '~/features/viewer/queries';
import { idleJobsQuery } from '~/features/waste/idle-queries';
import { masterNow } from '~/lib/master-now';
import { homeQueries } from './queries';

const hourMs = 3_600_000;
/** how long a failure is listed */
const failureMs = 72 * hourMs;
/** a shorter wait in the queue is usual */
const waitMs = hourMs;

const rowClass =
  'grid grid-cols-[10rem_21%_minmax(0,1fr)_4.5rem] items-center gap-x-4 border-b py-1.75 min-[900px]:max-[1280px]:grid-cols-[10rem_26%_minmax(0,1fr)_4.5rem] narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-y-0.5';

type Need = { experiment: Experiment; reason: string; since: string | null };

/** Finds experiments that failed within three days, and those that have been queued for over an hour. */
function needsOf(experiments: readonly Experiment[], now: number): Need[] {
  return experiments.flatMap((experiment): Need[] => {
    const { state, archived, startTime, endTime } = experiment;
    const ageOf = (time: string | null) => now - Date.parse(time ?? '');
    if (state === 'STATE_ERROR' && !archived && ageOf(endTime) < failureMs)
      return [{ experiment, reason: 'failed', since: endTime }];
    if (state === 'STATE_QUEUED' && ageOf(startTime) > waitMs) {
      const reason = `in the queue for ${formatDuration(ageOf(startTime))}`;
      return [{ experiment, reason, since: startTime }];
    }
    return [];
  });
}

/** Lists the user's own experiments that wait for them, and what of theirs holds slots without use. */
export function NeedsYou({ userId }: { userId: number }) {
  const { data: experiments = [] } = useQuery(homeQueries.submissions(userId));
  return (
    <section aria-label="Needs You">
      <SectionHeading>Needs You</SectionHeading>
      <ul data-rows aria-label="What needs you" className="border-t">
        {needsOf(experiments, masterNow()).map(({ experiment, reason, since }) => (
          <li key={experiment.id} tabIndex={-1} className={rowClass}>
            <StateBadge state={experiment.state} className="narrow:order-3" />
            <Link
              to={
                reason === 'failed'
                  ? '/experiments/$experimentId/logs'
                  : '/experiments/$experimentId/{-$tab}'
              }
              params={{ experimentId: String(experiment.id) }}
              className="truncate font-medium narrow:order-1"
            >
              {experiment.name || `Experiment ${experiment.id}`}
            </Link>
            <span className="truncate text-muted narrow:order-4 narrow:col-span-2">{reason}</span>
            <RelativeTime time={since} className="text-right text-faint narrow:order-2" />
          </li>
        ))}
        <IdleRow userId={userId} />
      </ul>
    </section>
  );
}

/** on a phone as tall without an answer as with one, which comes late and may not move the page */
const idleRowClass = cn(rowClass, 'narrow:min-h-19.75 narrow:content-center');

/** Shows in one row which tasks and experiments of a user hold slots without use, or that it is not known yet. */
function IdleRow({ userId }: { userId: number }) {
  const isNetworkIdle = useNetworkIdle();
  const { data, error } = useQuery({ ...idleJobsQuery(useViewer()), enabled: isNetworkIdle });
  const idle = (data?.items ?? []).filter((item) => item.userId === userId);
  const [first, ...others] = idle;
  if (!first)
    return (
      <li tabIndex={-1} className={idleRowClass}>
        <span className="text-faint narrow:order-3">Idle</span>
        <span className="truncate text-faint narrow:order-1">
          {data
            ? 'Nothing of yours is idle'
            : error
              ? 'Unable to find what is idle'
              : 'Looking for what is idle'}
        </span>
      </li>
    );
  return (
    <li tabIndex={-1} className={idleRowClass}>
      <span className="text-warn narrow:order-3">Idle</span>
      <Link
        to="/clusters/idle"
        search={others.length === 0 ? { text: first.name } : { whose: 'mine' }}
        className="truncate font-medium narrow:order-1"
      >
        {idle.map(({ name }) => name).join(', ')}
      </Link>
      <span className="truncate text-muted narrow:order-4 narrow:col-span-2">
        {others.length === 0 ? first.evidence : heldText(idle, data?.pools ?? [])}
      </span>
      <RelativeTime
        time={first.since === undefined ? null : new Date(first.since).toISOString()}
        className="text-right text-faint narrow:order-2"
      />
    </li>
  );
}
