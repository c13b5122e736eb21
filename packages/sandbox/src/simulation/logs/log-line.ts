import type { LogLevel } from '@trainyard/sdk/types';
import type { ExperimentRow, Placement, RunRow, TrialRow } from '../rows';

/** One entry of a trial's log. */
export type LogLine = {
  at: number;
  log: string;
  level: LogLevel;
  stdtype: 'stdout' | 'stderr';
  /** the writer, if it is not the container itself */
  source?: string;
  agentId?: string;
  containerId?: string;
  rankId?: number;
  allocationId?: string;
};

export type LogInput = {
  experiment: ExperimentRow;
  trial: TrialRow;
  run: RunRow;
  /**
   * the containers' log shipper cuts output at carriage returns, as it does since October 2023, and
   * not at newlines alone
   */
  cutsAtReturns: boolean;
};

/** Consecutive lines, created only on reading. */
export type LogBlock = { at: number; count: number; make: () => LogLine[] };

/** A trial's current log: the number of lines, and access to any of them by position. */
export type LogBook = {
  count: number;
  /** lines from one position up to, not including, another */
  lines(from: number, to: number): LogLine[];
  /** position of the first line later than that time */
  firstAfter(at: number): number;
  /** lines need not be in the order of their times: clocks of containers differ */
  isMixed?: boolean;
  /** the text of a line, if that is faster than the whole line */
  text?(place: number): string;
  /** lines that contain every value of every field, if all lines are too many */
  sample?(): LogLine[];
};

type Text = { at: number; log: string; level?: LogLevel };

/** The name of a trial in the master's texts. */
export const trialName = ({ trial }: LogInput) =>
  `Trial ${trial.id} (Experiment ${trial.experimentId})`;

// whole milliseconds, as in answers: reading after a line's time excludes the line
export const masterLine = ({ at, log, level = 'LOG_LEVEL_INFO' }: Text): LogLine => ({
  at: Math.floor(at),
  log: `${log}\n`,
  level,
  source: 'master',
  stdtype: 'stdout',
});

export const agentLine = (placement: Placement, text: Text): LogLine => ({
  ...masterLine(text),
  source: 'agent',
  agentId: placement.agentId,
  containerId: placement.containerId,
});

type ContainerText = Text & { rank?: number; stdtype?: 'stdout' | 'stderr' };

/** A line of the trial's own process; without a level it is plain output. */
export function containerLine(input: LogInput, text: ContainerText): LogLine {
  const { at, log, level = 'LOG_LEVEL_UNSPECIFIED', rank = 0, stdtype = 'stdout' } = text;
  const { trial, run } = input;
  const placement = placementOf(input, rank);
  return {
    at: Math.floor(at),
    log: `${log}\n`,
    level,
    stdtype,
    ...(placement && { agentId: placement.agentId, containerId: placement.containerId }),
    // a single process has no rank
    ...(slotsOf(run) > 1 && { rankId: rank }),
    allocationId: `${trial.experimentId}.${trial.requestId}.${run.number}`,
  };
}

/** A state of a progress bar, without its carriage return. */
export type BarState = { at: number; text: string };

/**
 * The lines of a bar that a process draws over itself: each state, or all in one line that is
 * shipped when the bar has ended.
 */
export function barLines(input: LogInput, states: readonly BarState[]): LogLine[] {
  if (input.cutsAtReturns)
    return states.map(({ at, text }) => containerLine(input, { at, log: text, stdtype: 'stderr' }));
  const log = states.map(({ text }) => `\r${text}`).join('');
  return [containerLine(input, { at: states.at(-1)?.at ?? 0, log, stdtype: 'stderr' })];
}

/** The number of `barLines` for that many states. */
export const countBarLines = ({ cutsAtReturns }: LogInput, states: number) =>
  cutsAtReturns ? states : 1;

const slotsOf = (run: RunRow) =>
  run.placements.reduce((total, { slotIds }) => total + slotIds.length, 0);

function placementOf({ run }: LogInput, rank: number): Placement | undefined {
  let first = 0;
  for (const placement of run.placements) {
    first += placement.slotIds.length;
    if (rank < first) return placement;
  }
  return run.placements[0];
}

/**
 * Ranks that write lines: up to four all of them, else the first of each machine and a few more.
 */
export const loggedRanks = (run: RunRow): number[] =>
  Array.from({ length: Math.max(1, Math.min(4, slotsOf(run))) }, (_, index) =>
    Math.floor((index * Math.max(1, slotsOf(run))) / Math.max(1, Math.min(4, slotsOf(run)))),
  );

/** Formats 12,345, the same in every locale. */
export const grouped = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats milliseconds as mm:ss, as in progress bars. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** `42%|████▏     |`, a bar of ten characters. */
export function barText(share: number): string {
  const filled = Math.round(share * 80);
  const bar = '█'.repeat(Math.floor(filled / 8)) + (eighths[filled % 8] ?? '');
  return `${String(Math.round(share * 100)).padStart(3)}%|${bar.padEnd(10)}|`;
}
