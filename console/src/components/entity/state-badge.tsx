import { type RunState, stateLabel } from '@trainyard/sdk/model';
import { Chip, toneClass } from '@trainyard/ui/base/badge';
import { cn } from '@trainyard/ui/lib/utils';
import { StateIcon } from './state-icon';
import { stateStyle } from './state-style';

type Props = { state: RunState; className?: string };

/** Icon and word, for rows. */
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
      <span className="truncate">{stateLabel(state)}</span>
    </span>
  );
}

/** The same as a chip, for a page's head. */
export function StateChip({ state }: { state: RunState }) {
  const { tone, shape } = stateStyle(state);
  return (
    <Chip tone={tone} icon={<StateIcon shape={shape} />}>
      {stateLabel(state)}
    </Chip>
  );
}
