import { useQuery } from '@tanstack/react-query';
import { Drawer } from '@trainyard/ui/base/drawer';
import { FailedState } from '@trainyard/ui/base/empty-state';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { fieldTakesArrows } from '@trainyard/ui/hooks/use-hotkey';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { keyOf } from '@trainyard/ui/lib/keys';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { RowRange } from '@trainyard/ui/table/grid/window/blocks';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { experimentColor, useExperimentColors } from '~/data/experiments/experiment-colors';
import { type ExperimentRow, experimentQueries } from '~/data/experiments/experiments';
import { ColorChoice } from '~/features/experiments/base/color-choice';
import { Dot } from '~/features/experiments/base/experiment-link';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { PanelFacts } from './panel-facts';

type List = {
  rowId: number;
  rowAt: (index: number) => ExperimentRow | undefined;
  range: RowRange;
};

// the panel moves row by row, and the list after it
const reach = 100;

/** The place of a row in a list and its neighbors, if those have loaded. */
export function neighbors({ rowId, rowAt, range }: List) {
  for (let index = Math.max(0, range.first - reach); index <= range.last + reach; index += 1) {
    const row = rowAt(index);
    if (row?.id === rowId)
      return {
        index,
        row,
        previous: index > 0 ? rowAt(index - 1) : undefined,
        next: rowAt(index + 1),
      };
  }
  return { index: -1, row: undefined, previous: undefined, next: undefined };
}

type Open = { rowId: number; listed: ExperimentRow | undefined };

/** The current data of the open row: the experiment of its page, or a search for the run. */
function useOpenRow(projectId: number, { rowId, listed }: Open) {
  const source = useListSource();
  const isRun = source.name === 'runs';
  const detail = useQuery({ ...experimentQueries.detail(rowId), enabled: !isRun });
  const only = { ...oneRow, name: '', filter: '', archived: true, only: [rowId] };
  const ownRow = useQuery({ ...source.query(projectId, only), enabled: isRun });
  if (isRun) return { ...ownRow, row: ownRow.data?.rows[0] ?? listed };
  const experiment = detail.data?.experiment;
  const row = experiment ? { id: rowId, bestTrial: null, ...listed, experiment } : listed;
  return { ...detail, row };
}

const oneRow = { sort: 'id=asc', offset: 0, limit: 1 };

type Props = {
  projectId: number;
  rowId: number;
  /** the list beside the panel */
  rowAt: (index: number) => ExperimentRow | undefined;
  /** its visible rows */
  range: RowRange;
  /** another row instead; undefined closes the panel */
  onOpen: (rowId: number | undefined) => void;
};

/**
 * Shows one experiment or run beside the list; on a phone it covers the list. Arrow keys open the previous and the next row.
 */
export default function ExperimentPanel({ projectId, rowId, rowAt, range, onOpen }: Props) {
  const isPhone = useIsPhone();
  const { index, row: listed, previous, next } = neighbors({ rowId, rowAt, range });
  const { row, isPending, error, refetch, isFetching } = useOpenRow(projectId, { rowId, listed });
  useExperimentColors();
  const noun = useListSource().name === 'runs' ? 'run' : 'experiment';
  const name = `${noun === 'run' ? 'Run' : 'Experiment'} ${rowId}`;

  // the list shows which one it is
  useEffect(() => {
    document.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [index]);

  function onKeyDown(event: KeyboardEvent) {
    const key = keyOf(event);
    if (key === 'Escape' && !isPhone) {
      event.preventDefault();
      const cell = `tr[data-index="${index}"] > [data-col="1"]`;
      document.querySelector<HTMLElement>(cell)?.focus({ preventScroll: true });
      onOpen(undefined);
    }
    if (!/^Arrow(Up|Down)$/.test(key) || fieldTakesArrows(event.nativeEvent)) return;
    event.preventDefault();
    const to = key === 'ArrowDown' ? next : previous;
    if (to) onOpen(to.id);
  }

  const steps = (
    <span className="flex gap-1">
      <IconButton
        label={`Previous ${noun}`}
        shortcut="↑"
        aria-disabled={previous ? undefined : true}
        onClick={() => previous && onOpen(previous.id)}
      >
        <ChevronUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        label={`Next ${noun}`}
        shortcut="↓"
        aria-disabled={next ? undefined : true}
        onClick={() => next && onOpen(next.id)}
      >
        <ChevronDown aria-hidden className="size-4" />
      </IconButton>
    </span>
  );

  const mark = (
    <span className="flex items-center gap-2">
      {row && !row.run ? (
        <ColorChoice experiment={row.experiment} color={experimentColor(rowId)} />
      ) : (
        <Dot experimentId={rowId} />
      )}
      <span className="font-mono text-sm text-muted">{rowId}</span>
    </span>
  );

  function renderBody(): ReactNode {
    if (row) return <PanelFacts key={rowId} {...row} />;
    if (isPending) return <SkeletonRows rows={8} label={`Loading ${noun}`} />;
    return (
      <FailedState
        title={`Unable to fetch ${name}`}
        message={error ? messageOf(error) : 'It does not exist, or you may not see it.'}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }

  const title = displayText(row?.experiment.name ?? name);
  if (isPhone)
    return (
      <Drawer title={title} onClose={() => onOpen(undefined)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it watches the keys of its buttons */}
        <div onKeyDown={onKeyDown} className="pt-3">
          <div className="flex items-center gap-2">
            {mark}
            <span className="ml-auto">{steps}</span>
          </div>
          {renderBody()}
        </div>
      </Drawer>
    );
  return (
    <aside
      aria-label={name}
      onKeyDown={onKeyDown}
      className="flex w-96 max-w-[45%] flex-none flex-col border-t border-l"
    >
      <header className="flex h-11 flex-none items-center gap-2 border-b pr-2 pl-4">
        {mark}
        <span title={title} className="min-w-0 flex-1 truncate font-medium">
          {title}
        </span>
        {steps}
        <IconButton label="Close" shortcut="Esc" onClick={() => onOpen(undefined)}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto scroll-bg px-4 pb-6">{renderBody()}</div>
    </aside>
  );
}
