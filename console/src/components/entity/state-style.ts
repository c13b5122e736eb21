import type { RunState } from '@trainyard/sdk/model';
import type { Tone } from '@trainyard/ui/base/badge';

export type StateShape = 'turning' | 'check' | 'cross' | 'bars' | 'clock' | 'slash' | 'ring';
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

/** Colour and icon of a state; the same everywhere it shows. */
export const stateStyle = (state: RunState): StateStyle => styles[state];
