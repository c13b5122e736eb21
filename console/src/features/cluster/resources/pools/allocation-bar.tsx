import type { SlotCounts } from '@trainyard/insights/cluster/slot-counts';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { formatCount } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { slotStyle } from '~/features/cluster/resources/agents/slot-row';
import { wholePercents } from './whole-percents';

type Props = {
  counts: SlotCounts;
  /** names the pool or device of the slots */
  label: string;
  isLarge?: boolean;
};

/** The slots of a pool or of a kind of device as parts of one bar, as wide as their number. */
export function AllocationBar({ counts, label, isLarge = false }: Props) {
  const parts = barParts.filter(({ of }) => of(counts) > 0);
  const states = containerStates(counts);
  return (
    <Tooltip content={states.join('\n')}>
      <span
        role="img"
        aria-label={`${label}: ${states.join(', ')}`}
        className={cn('flex gap-px overflow-hidden rounded-sm', isLarge ? 'h-3.5' : 'h-2')}
      >
        {parts.map(({ label: name, of, className }) => (
          <span key={name} className={className} style={{ flexGrow: of(counts), flexBasis: 0 }} />
        ))}
      </span>
    </Tooltip>
  );
}

type Part = { label: string; of: (counts: SlotCounts) => number; className: string };

const barParts: Part[] = [
  { label: 'Running', of: ({ running }) => running, className: slotStyle.running },
  { label: 'Pending', of: ({ pending }) => pending, className: slotStyle.pending },
  { label: 'Free', of: ({ free }) => free, className: slotStyle.free },
  { label: 'Disabled', of: ({ disabled }) => disabled, className: slotStyle.disabled },
  {
    label: 'Potential',
    of: ({ potential }) => potential,
    className: 'border border-dashed border-line-strong',
  },
];

// every bar names the first three parts
const always = 3;

/** Names the parts of a bar with their numbers: "Running 12 (38%)". */
export function AllocationLegend({ counts }: { counts: SlotCounts }) {
  const all = counts.capacity;
  const parts = barParts.filter(({ of }, index) => index < always || of(counts) > 0);
  const percents = wholePercents(
    parts.map(({ of }) => of(counts)),
    all,
  );
  return (
    <ul aria-label="Slots" className="num flex flex-wrap gap-x-4 text-sm text-muted">
      {parts.map(({ label, of, className }, at) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden className={cn('size-2.5 rounded-[2px]', className)} />
          {label} {formatCount(of(counts))}
          {all > 0 ? <span className="text-faint">({percents[at]}%)</span> : null}
        </li>
      ))}
      {counts.draining > 0 ? <li>Draining {formatCount(counts.draining)}</li> : null}
    </ul>
  );
}

/** "Running 8": the slots by the state of their container. */
function containerStates({ containers, connected, running, ...counts }: SlotCounts): string[] {
  const states: [name: string, count: number][] = [
    ['Potential', counts.potential],
    ['Warm', connected - running],
    ['Assigned', containers.STATE_ASSIGNED ?? 0],
    ['Pulling', containers.STATE_PULLING ?? 0],
    ['Starting', containers.STATE_STARTING ?? 0],
    ['Running', running],
    ['Terminated', containers.STATE_TERMINATED ?? 0],
    ['Disabled', counts.disabled],
    ['Draining', counts.draining],
  ];
  return states.flatMap(([name, count]) => (count > 0 ? `${name} ${formatCount(count)}` : []));
}
