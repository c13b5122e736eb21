import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { SectionHeading } from '@trainyard/ui/page/section';
import { queryKeys } from '~/app/query-keys';
import { StateBadge } from '~/components/entity/state-badge';
import { RelativeTime } from '~/components/entity/times';
import { masterNow } from '~/lib/master-now';
import { homeQueries } from './queries';

const hourMs = 3_600_000;
/** a failure is told for so long */
const failureMs = 72 * hourMs;
/** a shorter wait in the queue is usual */
const waitMs = hourMs;

const rowClass =
  'grid grid-cols-[11rem_minmax(10rem,1fr)_minmax(8rem,2fr)_6rem] items-center gap-x-4 border-b py-1.75 narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-y-0.5';

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

/** Reads the answer that the side bar has asked for, and asks for nothing itself. */
const knownWaste = queryOptions({
  queryKey: queryKeys.waste,
  queryFn: async ({ signal }) => (await import('~/features/waste/queries')).fetchWaste(signal),
  enabled: false,
});

/**
 * Lists the user's own experiments that wait for them, and what of theirs holds slots without use;
 * nothing where there is none. What is idle is known once the side bar has asked for it.
 */
export function NeedsYou({ userId }: { userId: number }) {
  const { data: experiments = [] } = useQuery(homeQueries.submissions(userId));
  const { data: waste } = useQuery(knownWaste);
  const needs = needsOf(experiments, masterNow());
  const idle = (waste?.items ?? []).filter(
    (item) => item.userId === userId && (item.kind === 'idleTask' || item.kind === 'idleGpus'),
  );
  if (needs.length + idle.length === 0) return null;
  return (
    <section aria-label="Needs You">
      <SectionHeading>Needs You</SectionHeading>
      <ul data-rows aria-label="What needs you" className="border-t">
        {needs.map(({ experiment: { id, name, state }, reason, since }) => (
          <li key={id} tabIndex={-1} className={rowClass}>
            <StateBadge state={state} className="narrow:order-3" />
            <Link
              to="/experiments/$experimentId/{-$tab}"
              params={{ experimentId: String(id), ...(reason === 'failed' && { tab: 'logs' }) }}
              className="truncate font-medium narrow:order-1"
            >
              {name || `Experiment ${id}`}
            </Link>
            <span className="truncate text-muted narrow:order-4 narrow:col-span-2">{reason}</span>
            <RelativeTime time={since} className="text-right text-faint narrow:order-2" />
          </li>
        ))}
        {idle.map(({ key, name, evidence, since }) => (
          <li key={key} tabIndex={-1} className={rowClass}>
            <span className="text-warn narrow:order-3">Idle</span>
            <Link
              to="/clusters/idle"
              search={{ text: name }}
              className="truncate font-medium narrow:order-1"
            >
              {name}
            </Link>
            <span className="truncate text-muted narrow:order-4 narrow:col-span-2">{evidence}</span>
            <RelativeTime
              time={since === undefined ? null : new Date(since).toISOString()}
              className="text-right text-faint narrow:order-2"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
