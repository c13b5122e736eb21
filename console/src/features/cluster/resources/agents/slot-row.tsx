import { Link } from '@tanstack/react-router';
import { isDraining, type SlotState, slotState } from '@trainyard/insights/cluster/slot-counts';
import type { Agent, Slot } from '@trainyard/sdk/types';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { AnchorHTMLAttributes } from 'react';
import { JobLink } from '~/features/cluster/resources/jobs/job-link';
import { type SlotGroup, slotGroups } from './slot-cells';
import type { SlotJob, SlotJobs } from './use-slot-jobs';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { job: SlotJob };

/** Links to the job that holds a slot; plain text where the viewer may not see the job. */
function SlotJobLink({ job: { job, experimentId }, children, ...rest }: LinkProps) {
  if (job?.seen)
    return (
      <JobLink job={job} {...rest}>
        {children}
      </JobLink>
    );
  if (experimentId === undefined) return <span {...rest}>{children}</span>;
  return (
    <Link to="/experiments/$experimentId/{-$tab}" params={{ experimentId }} {...rest}>
      {children}
    </Link>
  );
}

/** Shows the job that holds a slot, by its color and its name. */
export const SlotJobName = ({ job }: { job: SlotJob }) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 align-top">
    <span
      aria-hidden
      className="size-2.5 shrink-0 rounded-[2px]"
      style={{ background: job.color }}
    />
    <SlotJobLink job={job} title={displayText(job.name)} className="truncate">
      {displayText(job.name)}
    </SlotJobLink>
  </span>
);

/** How a slot of a state is filled where no job colors it. */
export const slotStyle: Record<SlotState, string> = {
  running: 'bg-run',
  pending: 'bg-wait',
  free: 'bg-line',
  disabled: 'bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_2px,transparent_2px_5px)]',
};

/** Drawn over a slot that is held and accepts no new work. */
const drainingStyle =
  'bg-[repeating-linear-gradient(135deg,var(--raised)_0_2px,transparent_2px_5px)]';

// there are twelve colors: later jobs repeat them, with a darker lower edge
const sharedColorStyle = 'shadow-[inset_0_-4px_0_color-mix(in_oklch,var(--bg),transparent_35%)]';

// an agent of few slots has cells as wide as those of its neighbors
const minColumns = 8;
const inLine = 16;

type Props = { agent: Agent; jobOf: SlotJobs };

/** An agent and its slots. Its name leads to its page; a slot leads to the job that holds it. */
export function SlotRow({ agent, jobOf }: Props) {
  const slots = Object.values(agent.slots);
  const columns = Math.min(inLine, Math.max(minColumns, slots.length));
  const groups = slotGroups(agent, { jobOf, columns });
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3 py-[3px]">
      <Link
        to="/agents/$agentId"
        params={{ agentId: agent.id }}
        aria-label={labelOf(agent.id, slots)}
        className="-mx-1.5 truncate rounded-sm px-1.5 text-left font-mono text-sm text-muted hover:bg-hover hover:text-text"
        title={agent.id}
      >
        {agent.id}
      </Link>
      <span
        className="grid gap-y-1"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </span>
    </div>
  );
}

function labelOf(agentId: string, slots: readonly Slot[]): string {
  const count = (isCounted: (slot: Slot) => boolean) => slots.filter(isCounted).length;
  const used = count(({ container }) => container !== null);
  const off = count((slot) => slotState(slot) === 'disabled');
  const draining = count(isDraining);
  return [
    `Slots of ${agentId}: ${used} of ${slots.length} in use`,
    ...(draining > 0 ? [`${draining} draining`] : []),
    ...(off > 0 ? [`${off} disabled`] : []),
  ].join(', ');
}

function Group({ group }: { group: SlotGroup }) {
  const { count, job, words } = group;
  const cells = Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a group are all the same
    <Cell key={at} group={group} isFirst={at === 0} />
  ));
  const place = { gridColumn: `span ${count}` };
  const className = 'flex rounded-[3px]';
  const isSeen = job?.job || job?.experimentId;
  const holder =
    job && isSeen ? (
      <SlotJobLink job={job} aria-label={words} className={className} style={place}>
        {cells}
      </SlotJobLink>
    ) : (
      <span className={className} style={place}>
        {cells}
      </span>
    );
  return <Tooltip content={words}>{holder}</Tooltip>;
}

function Cell({ group, isFirst }: { group: SlotGroup; isFirst: boolean }) {
  const { state, isDraining: drains, job } = group;
  return (
    <span className={cn('min-w-0 flex-1', isFirst ? 'pl-[3px]' : 'pl-px')}>
      <span
        className={cn(
          'block h-4.5 overflow-hidden rounded-[3px]',
          job ? state === 'pending' && 'opacity-50' : slotStyle[state],
          job?.isColorShared && sharedColorStyle,
        )}
        style={job ? { background: job.color } : {}}
      >
        {drains ? <span className={cn('block h-full', drainingStyle)} /> : null}
      </span>
    </span>
  );
}
