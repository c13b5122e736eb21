import { isFinished, type RunState, stateOf } from '@trainyard/sdk/model';
import type { Options, ValuesOf } from '../command';
import { exitCodeOf, exitCodes, type Outcome } from '../failure';
import { positiveNumber } from '../option-values';
import { percentText } from '../output/columns';
import type { Cli } from '../verb';

/** Options of commands that wait for an end. */
export const waitOptions = {
  'polling-interval': {
    type: 'string',
    value: 'SECONDS',
    default: '5',
    help: 'How often the master is asked',
  },
} as const satisfies Options;

export const everyMs = (values: ValuesOf<typeof waitOptions>): number =>
  positiveNumber('polling-interval', values['polling-interval']) * 1000;

type Run = { id: number; state: RunState; progress?: number | null };

/** Returns the outcome that determines the exit code: only COMPLETED is a success. */
function outcomeOfState(state: RunState): Outcome {
  if (state === 'STATE_COMPLETED') return 'done';
  if (state === 'STATE_CANCELED') return 'canceled';
  return state === 'STATE_ERROR' ? 'errored' : 'failed';
}

/** Prints each change of state, and on a terminal the progress. */
export function reportChanges(cli: Cli, what: string): (run: Run) => void {
  let lastState: RunState | undefined;
  return ({ id, state, progress }) => {
    const share = percentText(progress);
    if (state !== lastState) cli.notify(`${what} ${id} is ${stateOf(state)}.`);
    lastState = state;
    if (!isFinished(state)) cli.progress(`${what} ${id}: ${stateOf(state)} ${share}`);
  };
}

/** The exit code of several ends: that of the worst. */
export function exitCodeOfEnds(cli: Cli, states: RunState[]): number {
  const worst = states
    .map(outcomeOfState)
    .reduce<Outcome>((a, b) => (exitCodes[b] > exitCodes[a] ? b : a), 'done');
  return exitCodeOf(worst, cli.globals.hasDetailedExitCode);
}
