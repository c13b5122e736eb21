import type { RunState } from '@trainyard/sdk/model';
import type { Tone } from '~/components/ui/badge';

export type StateShape = 'turning' | 'check' | 'cross' | 'bars' | 'clock' | 'slash' | 'ring';
export type StateLook = { tone: Tone; shape: StateShape };

const look = (tone: Tone, shape: StateShape): StateLook => ({ tone, shape });

const looks: Record<RunState, StateLook> = {
  STATE_UNSPECIFIED: look('off', 'ring'),
  STATE_ACTIVE: look('run', 'turning'),
  STATE_RUNNING: look('run', 'turning'),
  STATE_STARTING: look('run', 'turning'),
  STATE_PULLING: look('run', 'turning'),
  STATE_QUEUED: look('wait', 'clock'),
  STATE_PAUSED: look('wait', 'bars'),
  STATE_COMPLETED: look('ok', 'check'),
  STATE_STOPPING_COMPLETED: look('warn', 'turning'),
  STATE_CANCELED: look('warn', 'slash'),
  STATE_STOPPING_CANCELED: look('warn', 'turning'),
  STATE_STOPPING_KILLED: look('warn', 'turning'),
  STATE_ERROR: look('bad', 'cross'),
  STATE_STOPPING_ERROR: look('warn', 'turning'),
  STATE_DELETED: look('off', 'cross'),
  STATE_DELETING: look('warn', 'turning'),
  STATE_DELETE_FAILED: look('bad', 'cross'),
};

/** Colour and icon of a state; the same everywhere it shows. */
export const stateLook = (state: RunState): StateLook => looks[state];
