import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { SectionHeading } from '@trainyard/ui/page/section';
import { StateBadge } from '~/components/entity/state-badge';
import { RelativeTime } from '~/components/entity/times';
import { masterNow } from '~/lib/master-now';
import { homeQueries } from './queries';

const hourMs = 3_600_000;
/** a failure is told for so long */
const failureMs = 72 * hourMs;
/** a shorter wait in the queue is usual */
const waitMs = hourMs;

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

/** Lists the user's own experiments that wait for them; nothing where none does. */
export function NeedsYou({ userId }: { userId: number }) {
  const { data: experiments = [] } = useQuery(homeQueries.submissions(userId));
  const needs = needsOf(experiments, masterNow());
  if (needs.length === 0) return null;
  return (
    <section aria-label="Needs You">
      <SectionHeading>Needs You</SectionHeading>
      <ul aria-label="Experiments that need you" className="border-t">
        {needs.map(({ experiment: { id, name, state }, reason, since }) => (
          <li
            key={id}
            className="grid grid-cols-[11rem_minmax(10rem,1fr)_minmax(8rem,2fr)_6rem] items-center gap-x-4 border-b py-1.75 narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-y-0.5"
          >
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
      </ul>
    </section>
  );
}
