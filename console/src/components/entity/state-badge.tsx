import { type RunState, stateLabel } from '@trainyard/sdk/model';
import { Chip, type Tone, toneClass } from '@trainyard/ui/base/badge';
import { StrokeIcon, type Strokes } from '@trainyard/ui/base/stroke-icon';
import { cn } from '@trainyard/ui/lib/utils';

type StateShape = 'turning' | 'check' | 'cross' | 'bars' | 'clock' | 'slash' | 'ring';

export type StateStyle = { tone: Tone; shape: StateShape };

const style = (tone: Tone, shape: StateShape): StateStyle => ({ tone, shape });

const styles: Record<RunState, StateStyle> = {
  STATE_UNSPECIFIED: style('off', 'ring'),
  STATE_ACTIVE: style('run', 'turning'),
  STATE_RUNNING: style('run', 'turning'),
  STATE_STARTING: style('run', 'turning'),
  STATE_PULLING: style('run', 'turning'),
  STATE_QUEUED: style('wait', 'clock'),
  STATE_PAUSED: style('wait', 'bars'),
  STATE_COMPLETED: style('ok', 'check'),
  STATE_STOPPING_COMPLETED: style('warn', 'turning'),
  STATE_CANCELED: style('warn', 'slash'),
  STATE_STOPPING_CANCELED: style('warn', 'turning'),
  STATE_STOPPING_KILLED: style('warn', 'turning'),
  STATE_ERROR: style('bad', 'cross'),
  STATE_STOPPING_ERROR: style('warn', 'turning'),
  STATE_DELETED: style('off', 'cross'),
  STATE_DELETING: style('warn', 'turning'),
  STATE_DELETE_FAILED: style('bad', 'cross'),
};

/** Color and icon of a state; the same on every page. */
export const stateStyle = (state: RunState): StateStyle => styles[state];

const ring = 'M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0Z';

/** Draws the part inside the ring. */
const paths: Record<StateShape, string> = {
  turning: '',
  ring: '',
  check: 'M5.700 8.100l1.600 1.600 3-3.300',
  cross: 'M6.200 6.200l3.600 3.600M9.800 6.200 6.200 9.800',
  bars: 'M6.700 6.200v3.600M9.300 6.200v3.600',
  clock: 'M8 5.200V8l1.800 1.200',
  slash: 'M4.300 11.700 11.700 4.300',
};

export const stateStrokes = (shape: StateShape): Strokes => ({
  path: ring + paths[shape],
  square: 16,
  width: 1.5,
  dash: shape === 'turning' ? [24, 11] : [],
});

export const stateIconClass = (shape: StateShape): string =>
  cn('size-3.5 shrink-0', shape === 'turning' && 'animate-turn');

export const StateIcon = ({ shape, className }: { shape: StateShape; className?: string }) => (
  <StrokeIcon strokes={stateStrokes(shape)} className={cn(stateIconClass(shape), className)} />
);

type Props = { state: RunState; className?: string };

/** Icon and name of a state, for rows; where a column is too narrow, the tooltip has the whole name. */
export function StateBadge({ state, className }: Props) {
  const { tone, shape } = stateStyle(state);
  return (
    <span
      className={cn(
        'inline-flex min-w-0 items-center gap-1.5 align-top whitespace-nowrap',
        className,
      )}
    >
      <StateIcon shape={shape} className={toneClass(tone)} />
      <span className="truncate" title={stateLabel(state)}>
        {stateLabel(state)}
      </span>
    </span>
  );
}

/** The same as a chip, for the head of a page. */
export function StateChip({ state }: { state: RunState }) {
  const { tone, shape } = stateStyle(state);
  return (
    <Chip tone={tone} icon={<StateIcon shape={shape} />}>
      {stateLabel(state)}
    </Chip>
  );
}
