import { isActive, type RunState } from './run-state';

/**
 * Returns the `states` to send so that these states are found. The master filters by stored states:
 * it answers 500 to QUEUED, PULLING, STARTING and RUNNING, all four of which are stored as
 * STATE_ACTIVE, and to DELETED and UNSPECIFIED, which no row ever has.
 * An empty answer to a non-empty question means that nothing can match; sent on, it would match all.
 */
export function statesFilter(states: readonly RunState[]): RunState[] {
  const stored = states.filter((state) => !neverStored.has(state)).map(storedState);
  return [...new Set(stored)];
}

const neverStored: ReadonlySet<RunState> = new Set(['STATE_DELETED', 'STATE_UNSPECIFIED']);

function storedState(state: RunState): RunState {
  return isActive(state) ? 'STATE_ACTIVE' : state;
}
