import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type SlotCounts, usedShare } from '@trainyard/insights/cluster/slot-counts';
import { wastedSlots } from '@trainyard/insights/waste/waste';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { formatCount, formatPercent } from '@trainyard/ui/lib/format';
import { Late } from '~/app/late/late';
import { pollMs } from '~/app/polling/polling-intervals';
import { useSlotCounts } from '~/data/cluster/pools';
import { seesCounts, taskCountQuery } from '~/data/cluster/tasks';
import { useViewer } from '~/data/viewer';
import { IdleJobs, useIdleJobsQuery } from '~/features/cluster/waste/idle-queries';

/** Shows beside an item of the side bar how full the cluster is, or how many tasks run. */
export function NavNote({ label }: { label: string }) {
  if (label === 'Cluster') return <ClusterShare />;
  return label === 'Tasks' ? <TaskCount /> : null;
}

/** Shows the share of slots in use, "63%"; nothing while none is in use. */
function ClusterShare() {
  const counts = useSlotCounts();
  return counts && counts.used > 0 ? formatPercent(usedShare(counts), 0) : null;
}

/** Shows the number of interactive tasks of everyone; nothing without one. */
function TaskCount() {
  const isShown = seesCounts(useViewer());
  const { data } = useQuery({ ...taskCountQuery(pollMs.taskCount), enabled: isShown });
  const { notebooks = 0, tensorboards = 0, shells = 0, commands = 0 } = data ?? {};
  const count = notebooks + tensorboards + shells + commands;
  return count > 0 ? formatCount(count) : null;
}

/** the measurements of all running jobs are the largest answers of a page, and the least urgent ones */
const beforeJobsMs = 3_000;

/**
 * The load of the cluster: a thin bar and the number of slots in use; once loaded, also the number
 * of idle ones.
 */
export function ClusterLoad({ isCollapsed }: { isCollapsed: boolean }) {
  const counts = useSlotCounts();
  if (counts === undefined) return null;
  const inUse = `${formatCount(counts.used)} / ${formatCount(counts.capacity)}`;
  if (isCollapsed) {
    return (
      <Tooltip content={`${inUse} slots in use`} side="right">
        <Link
          to="/clusters"
          aria-label={`${inUse} slots in use`}
          className="num grid h-7 place-items-center text-xs text-muted"
        >
          {formatPercent(usedShare(counts), 0)}
        </Link>
      </Tooltip>
    );
  }
  return (
    <div className="px-2 pb-1">
      <Link to="/clusters" className="no-underline-hover block text-sm text-muted">
        <span className="flex">
          Slots <span className="num ml-auto font-medium text-text">{inUse}</span>
        </span>
        <Bar counts={counts} />
      </Link>
      <WasteNote />
      <Late idleMs={beforeJobsMs}>
        <IdleJobs />
      </Late>
    </div>
  );
}

// a meter element cannot show two kinds of fill: the count next to it has the same numbers as text
function Bar({ counts: { capacity, running, pending } }: { counts: SlotCounts }) {
  const share = (count: number) => `${capacity === 0 ? 0 : (count / capacity) * 100}%`;
  return (
    <span aria-hidden className="mt-1.5 flex h-1 overflow-hidden rounded-full bg-line">
      <span className="bg-run" style={{ width: share(running) }} />
      <span className="bg-wait" style={{ width: share(pending) }} />
    </span>
  );
}

/** Shows the idle slots that the viewer may free. */
function WasteNote() {
  const { data } = useIdleJobsQuery();
  const slots = wastedSlots(data?.items ?? []);
  return slots === 0 ? null : (
    <Link to="/clusters/idle" className="mt-1 flex text-sm text-warn">
      Idle <span className="sr-only">slots that you can free:</span>{' '}
      <span className="num ml-auto font-medium">{formatCount(slots)}</span>
    </Link>
  );
}
