import { useQuery } from '@tanstack/react-query';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { formatCount } from '@trainyard/ui/lib/format';
import { Cpu } from 'lucide-react';
import { agentsQuery, type SlotLoad, slotLoad } from '~/features/cluster/queries';

/** How full the cluster is: a thin bar and the count of slots in use. */
export function ClusterLoad({ isCollapsed }: { isCollapsed: boolean }) {
  const { data: load } = useQuery({ ...agentsQuery, select: slotLoad });
  if (load === undefined) return null;
  const inUse = `${formatCount(load.running + load.pending)} / ${formatCount(load.total)}`;
  if (isCollapsed) {
    return (
      <Tooltip content={`${inUse} slots in use`} side="right">
        <span
          role="img"
          aria-label={`${inUse} slots in use`}
          className="grid h-7 place-items-center text-muted"
        >
          <Cpu aria-hidden className="size-4" strokeWidth={1.5} />
        </span>
      </Tooltip>
    );
  }
  return (
    <div className="px-2 pb-1">
      <p className="flex text-sm text-muted">
        Slots<span className="num ml-auto font-medium text-text">{inUse}</span>
      </p>
      <Bar load={load} />
    </div>
  );
}

// a meter element cannot show two kinds of fill: the count beside it says the same in words
function Bar({ load: { total, running, pending } }: { load: SlotLoad }) {
  const share = (count: number) => `${total === 0 ? 0 : (count / total) * 100}%`;
  return (
    <span aria-hidden className="mt-1.5 flex h-1 overflow-hidden rounded-full bg-line">
      <span className="bg-run" style={{ width: share(running) }} />
      <span className="bg-wait" style={{ width: share(pending) }} />
    </span>
  );
}
