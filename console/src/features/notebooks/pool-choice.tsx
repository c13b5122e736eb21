import { useQuery } from '@tanstack/react-query';
import { countPoolSlots, type SlotCounts } from '@trainyard/insights/cluster/slot-counts';
import type { ResourcePool } from '@trainyard/sdk/types';
import { SearchField } from '@trainyard/ui/form/search-field';
import { formatCount } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { useId, useState } from 'react';
import { ForecastLine, type ShownForecast } from '~/components/entity/forecast-line';
import { agentsQuery } from '~/features/cluster/queries';
import { hasCompute } from './notebook-form';

type Props = {
  pools: readonly ResourcePool[];
  /** the name of the chosen one; empty where the master picks */
  value: string;
  /** slots that the launch asks for */
  slots: number;
  forecasts: Record<string, ShownForecast>;
  onChange: (pool: string) => void;
};

/** as many as are seen without scrolling, and a few more */
const searchedFrom = 9;

/** Resource pools to choose from: the slots of each, and when a launch would start there. */
export function PoolChoice({ pools, value, slots, forecasts, onChange }: Props) {
  const name = useId();
  const [text, setText] = useState('');
  // the forecasts ask for them; where they may not be seen the pools' own figures count
  const { data: agents } = useQuery({ ...agentsQuery, enabled: false });
  const wanted = text.trim().toLowerCase();
  const shown = pools.filter((pool) => pool.name.toLowerCase().includes(wanted));
  const rowProps = (pool: string) => ({
    name,
    value: pool,
    isChosen: pool === value,
    onChoose: () => onChange(pool),
  });
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="pb-1 text-sm font-medium">Resource Pool</legend>
      {pools.length < searchedFrom ? null : (
        <SearchField label="Find a pool" placeholder="Find a pool" text={text} onChange={setText} />
      )}
      <div className="max-h-64 divide-y overflow-y-auto rounded-md border">
        <PoolRow {...rowProps('')} title="Pick the best option">
          <span className="text-sm text-faint">The master chooses a pool.</span>
        </PoolRow>
        {shown.map((pool) => (
          <PoolRow
            key={pool.name}
            {...rowProps(pool.name)}
            title={pool.name}
            note={pool.accelerator}
          >
            <Slots
              counts={countPoolSlots(pool, agents)}
              asked={pool.name === value && hasCompute(pool) ? slots : 0}
            />
            <span className="min-w-0 text-sm text-muted">
              {hasCompute(pool) ? (
                <ForecastLine forecast={forecasts[pool.name]} />
              ) : (
                'No GPUs here: runs without a slot'
              )}
            </span>
          </PoolRow>
        ))}
      </div>
    </fieldset>
  );
}

type RowProps = {
  /** of the group of radio buttons */
  name: string;
  value: string;
  title: string;
  note?: string;
  isChosen: boolean;
  onChoose: () => void;
  children: React.ReactNode;
};

const PoolRow = ({ name, value, title, note, isChosen, onChoose, children }: RowProps) => (
  <label
    className={cn(
      'grid cursor-pointer grid-cols-[auto_8rem_9rem_minmax(0,1fr)] items-center gap-x-3 px-3 py-2 phone:grid-cols-[auto_minmax(0,1fr)]',
      isChosen ? 'bg-select' : 'hover:bg-hover',
    )}
  >
    <input
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      aria-label={title}
      onChange={onChoose}
      className="size-4 accent-accent"
    />
    <span className={cn('min-w-0', value === '' && 'col-span-2 phone:col-span-1')}>
      <span className="block truncate font-medium" title={title}>
        {title}
      </span>
      {note ? <span className="block truncate text-sm text-faint">{note}</span> : null}
    </span>
    <span className="contents phone:col-start-2 phone:grid phone:gap-1">{children}</span>
  </label>
);

const cellsAtMost = 32;

/** The slots of a pool as cells: in use, asked for by the launch, free. A large pool has a share of them. */
function Slots({ counts, asked }: { counts: SlotCounts; asked: number }) {
  const { used, disabled, free, capacity } = counts;
  const cells = Math.min(capacity, cellsAtMost);
  const upTo = (slots: number) => Math.round((slots * cells) / Math.max(1, capacity));
  const [usedTo, askedTo] = [upTo(used), upTo(used + Math.min(asked, free))];
  const offFrom = cells - upTo(disabled);
  const styleOf = (at: number) => {
    if (at < usedTo) return 'bg-muted';
    if (at < askedTo) return 'bg-accent';
    return at < offFrom ? 'bg-line' : 'border border-line-strong';
  };
  return (
    <span className="grid gap-0.5">
      <span aria-hidden className="flex flex-wrap gap-px">
        {Array.from({ length: cells }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <span key={at} className={cn('h-2 w-1.75 rounded-xs', styleOf(at))} />
        ))}
      </span>
      <span className="num text-sm text-muted">
        {formatCount(free)} of {formatCount(capacity)} free
      </span>
    </span>
  );
}
