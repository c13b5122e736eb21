import { useQueryClient } from '@tanstack/react-query';
import type { ResourcePool } from '@trainyard/sdk/types';
import { keyOf } from '@trainyard/ui/lib/keys';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useDragRow } from '@trainyard/ui/table/columns/use-drag-row';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { reportError } from '~/app/errors/report-error';
import type { JobRow } from '~/data/cluster/job-row';
import { moveInQueue } from './job-actions';

type Options = {
  pool: ResourcePool;
  /** the jobs in the order in which they are drawn, which is that of the queue */
  jobs: readonly JobRow[];
  isMovable: (job: JobRow) => boolean;
};

const rowOf = (element: Element) => element.closest('tr');

/**
 * Moves jobs of a queue: rows are dragged by a handle, or moved by keys. A move is sent when it is
 * made, one after the other, and offers an Undo.
 */
export function useQueueOrder({ pool, jobs, isMovable }: Options) {
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const [rowHeight, setRowHeight] = useState(34);
  const moved = useRef<string>(undefined);
  const isSending = useRef(false);
  const placeOf = (jobId: string) => jobs.findIndex((each) => each.jobId === jobId);

  async function place(jobId: string, at: number) {
    const job = jobs[placeOf(jobId)];
    const to = jobs[at]?.summary?.jobsAhead;
    if (!job || to === undefined || isSending.current) return;
    isSending.current = true;
    try {
      moved.current = jobId;
      setAnnouncement((await moveInQueue({ job, pool }, to, queryClient)) ?? '');
    } catch (error) {
      moved.current = undefined;
      reportError(error, { message: 'Unable to move the job.' });
    } finally {
      isSending.current = false;
    }
  }
  const drag = useDragRow({
    rowHeight,
    count: jobs.length,
    onDrop: (id, at) => void place(id, at),
  });

  // a row that moves in the document loses the focus
  const order = jobs.map(({ jobId }) => jobId).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useLayoutEffect(() => {
    const id = moved.current;
    moved.current = undefined;
    if (id === undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`)?.focus();
  }, [order]);

  function onKeyDown(event: KeyboardEvent, jobId: string) {
    const at = placeOf(jobId);
    const isOnGrip = event.target instanceof HTMLElement && event.target.dataset.grip === jobId;
    if (!isOnGrip && !event.altKey) return;
    const pressed = keyOf(event);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: jobs.length - 1 };
    const to = Object.entries(next).find(([key]) => key === pressed)?.[1];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void place(jobId, to);
  }

  const grip = (job: JobRow) => {
    const at = placeOf(job.jobId);
    if (at < 0 || !isMovable(job)) return null;
    const { onPointerDown, ...follow } = drag.handle(job.jobId, at);
    return (
      <button
        type="button"
        data-grip={job.jobId}
        aria-label={`Move ${displayText(job.seen?.name ?? job.jobId.slice(0, 6))}`}
        aria-keyshortcuts="ArrowUp ArrowDown Home End"
        data-tooltip="Drag, or move with the arrow keys; in a row with Alt and the arrow keys"
        onPointerDown={(event) => {
          setRowHeight(rowOf(event.currentTarget)?.offsetHeight || rowHeight);
          onPointerDown(event);
        }}
        {...follow}
        className="-my-1 -ml-1.5 inline-grid size-6 cursor-grab touch-none place-items-center rounded-sm align-middle text-faint hover:text-text phone:hidden"
      >
        <GripVertical aria-hidden className="size-3.5" />
      </button>
    );
  };

  const rowProps = (job: JobRow) => {
    const at = placeOf(job.jobId);
    if (at < 0) return {};
    return {
      style: drag.styleOf(at),
      className: drag.isDragged(at) ? 'relative z-10 bg-hover' : '',
      ...(isMovable(job)
        ? { onKeyDown: (event: KeyboardEvent) => onKeyDown(event, job.jobId) }
        : {}),
    };
  };

  const status = (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
  return { grip, rowProps, status };
}
