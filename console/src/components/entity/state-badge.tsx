import { type RunState, stateLabel } from '@trainyard/sdk/model';
import { Chip, toneClass } from '~/components/ui/badge';
import { cn } from '~/lib/cn';
import { StateIcon } from './state-icon';
import { stateLook } from './state-look';

type Props = { state: RunState; className?: string };

/** Icon and word, for rows. */
export function StateBadge({ state, className }: Props) {
  const { tone, shape } = stateLook(state);
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
  const { tone, shape } = stateLook(state);
  return (
    <Chip tone={tone} icon={<StateIcon shape={shape} />}>
      {stateLabel(state)}
    </Chip>
  );
}
