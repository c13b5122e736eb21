import type { SlotCounts } from '@trainyard/insights/cluster/slot-counts';
import type { ForecastDescription } from '@trainyard/insights/forecast/describe-forecast';
import { SearchField } from '@trainyard/ui/form/search-field';
import { formatCount } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { useId, useState } from 'react';
import { ForecastLine } from './forecast-line';

/** A resource pool that a job can be submitted to. */
export type PoolOption = {
  name: string;
  accelerator: string;
  counts: SlotCounts;
  /** the length of its queue; undefined where it may not be seen */
  queued: number | undefined;
  /** whether jobs can use slots in the pool */
  hasCompute: boolean;
  forecast: ForecastDescription | undefined;
  /** of a slot-hour, where the user set one and the job requests slots */
  price: string | undefined;
};

type Props = {
  pools: readonly PoolOption[];
  /** the name of the selected pool; empty if the master selects one */
  value: string;
  /** slots that the job requests */
  slots: number;
  /** the pool of the template, used if none is selected */
  templatePool?: string | undefined;
  /** true if the user must select a pool */
  isRequired?: boolean;
  /** the config cannot be read, so that no other pool can be written into it */
  isDisabled?: boolean;
  onChange: (pool: string) => void;
};

/** a list of this length has a search field: a few more than fit without scrolling */
const searchedFrom = 9;

/** A list of resource pools to select from: the slots of each, and when a job would start there. */
export function PoolChoice({ pools, value, slots, isRequired = false, ...props }: Props) {
  const { templatePool, isDisabled = false, onChange } = props;
  const name = useId();
  const [text, setText] = useState('');
  const query = text.trim().toLowerCase();
  const matchingPools = pools.filter((pool) => pool.name.toLowerCase().includes(query));
  const rowProps = (pool: string) => ({
    name,
    value: pool,
    isChosen: pool === value,
    onChoose: () => onChange(pool),
  });
  return (
    <fieldset className="grid min-w-0 gap-1" disabled={isDisabled}>
      <legend className="pb-1 text-sm font-medium">Resource Pool</legend>
      {isDisabled ? (
        <p className="text-sm text-faint">Correct the config to choose another pool.</p>
      ) : null}
      {pools.length < searchedFrom ? null : (
        <SearchField label="Find a pool" placeholder="Find a pool" text={text} onChange={setText} />
      )}
      <div className="max-h-64 divide-y overflow-y-auto rounded-md border phone:max-h-none">
        {isRequired ? null : (
          <PoolRow
            {...rowProps('')}
            title={templatePool === undefined ? 'Pick the best option' : 'Pool of the template'}
          >
            <span className="text-sm text-faint">
              {templatePool ?? 'The master chooses a pool.'}
            </span>
          </PoolRow>
        )}
        {value === '' || pools.some((pool) => pool.name === value) ? null : (
          <PoolRow {...rowProps(value)} title={value}>
            <span className="col-span-2 text-sm text-warn phone:col-span-1">
              No pool of this name is known
            </span>
          </PoolRow>
        )}
        {matchingPools.map((pool) => (
          <PoolRow
            key={pool.name}
            {...rowProps(pool.name)}
            title={pool.name}
            note={pool.accelerator}
          >
            <Slots
              counts={pool.counts}
              queued={pool.queued}
              requestedSlots={pool.name === value && pool.hasCompute ? slots : 0}
            />
            <span className="min-w-0 text-sm text-muted">
              {pool.hasCompute ? (
                <ForecastLine
                  forecast={
                    pool.forecast && {
                      ...pool.forecast,
                      sentence: pool.forecast.sentenceBesideCount,
                    }
                  }
                />
              ) : (
                'No GPUs here: runs without a slot'
              )}
              {pool.hasCompute && pool.price !== undefined ? (
                <span className="block text-faint">{pool.price}</span>
              ) : null}
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
      'grid cursor-pointer grid-cols-[auto_minmax(0,9.5rem)_10rem_minmax(0,1fr)] items-center gap-x-3 px-3 py-2 phone:grid-cols-[auto_minmax(0,1fr)]',
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
      className="radio"
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

const maxCells = 32;

type SlotsProps = Pick<PoolOption, 'counts' | 'queued'> & { requestedSlots: number };

/**
 * The slots of a pool as cells: in use, requested by the job, free. For a large pool the cells show
 * proportions.
 */
function Slots({ counts, queued, requestedSlots }: SlotsProps) {
  const { used, disabled, free, capacity } = counts;
  const cells = Math.min(capacity, maxCells);
  const upTo = (slots: number) => Math.round((slots * cells) / Math.max(1, capacity));
  const [usedTo, requestedTo] = [upTo(used), upTo(used + Math.min(requestedSlots, free))];
  const offFrom = cells - upTo(disabled);
  const styleOf = (at: number) => {
    if (at < usedTo) return 'bg-muted';
    if (at < requestedTo) return 'bg-accent';
    return at < offFrom ? 'bg-line' : 'border border-line-strong';
  };
  return (
    <span className="grid gap-0.5">
      <span aria-hidden className="flex max-w-32 flex-wrap gap-px">
        {Array.from({ length: cells }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <span key={at} className={cn('h-2 w-1.75 rounded-xs', styleOf(at))} />
        ))}
      </span>
      <span className="num text-sm text-muted">
        {formatCount(free)} of {formatCount(capacity)} free
        {queued === undefined ? null : `, ${formatCount(queued)} queued`}
      </span>
    </span>
  );
}
