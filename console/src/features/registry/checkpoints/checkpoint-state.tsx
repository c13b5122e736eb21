import { checkpointStateLabel } from '@trainyard/sdk/model';
import type { CheckpointState as State } from '@trainyard/sdk/types';
import { toneClass } from '@trainyard/ui/base/badge';
import { StateIcon, type StateStyle } from '~/components/entity/state-badge';

const styles: Record<State, StateStyle> = {
  STATE_UNSPECIFIED: { tone: 'off', shape: 'ring' },
  STATE_ACTIVE: { tone: 'run', shape: 'turning' },
  STATE_COMPLETED: { tone: 'ok', shape: 'check' },
  STATE_ERROR: { tone: 'bad', shape: 'cross' },
  STATE_DELETED: { tone: 'off', shape: 'cross' },
  STATE_PARTIALLY_DELETED: { tone: 'warn', shape: 'slash' },
};

/** Icon and label of the state of a checkpoint. */
export function CheckpointState({ state }: { state: State }) {
  const { tone, shape } = styles[state];
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 align-top whitespace-nowrap">
      <StateIcon shape={shape} className={toneClass(tone)} />
      <span className="truncate">{checkpointStateLabel(state)}</span>
    </span>
  );
}
