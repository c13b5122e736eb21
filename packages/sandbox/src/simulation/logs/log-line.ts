import type { LogLevel } from '@trainyard/sdk/types';
import type { ExperimentRow, Placement, RunRow, TrialRow } from '../rows';

/** One entry of a trial's log. */
export type LogLine = {
  at: number;
  log: string;
  level: LogLevel;
  stdtype: 'stdout' | 'stderr';
  /** who wrote it, where that was not the container itself */
  source?: string;
  agentId?: string;
  containerId?: string;
  rankId?: number;
  allocationId?: string;
};

export type LogInput = { experiment: ExperimentRow; trial: TrialRow; run: RunRow };

/** Lines that belong together: made only when they are read. */
export type LogBlock = { at: number; count: number; make: () => LogLine[] };

/** A trial's log as it is now: how many lines, and any of them by its place. */
export type LogBook = {
  count: number;
  /** lines from one place up to, not including, another */
  lines(from: number, to: number): LogLine[];
  /** place of the first line later than that time */
  firstAfter(at: number): number;
  /** lines need not be in the order of their times: clocks of containers disagree */
  isMixed?: boolean;
  /** the text of a line, where that is quicker than the whole line */
  text?(place: number): string;
  /** lines that show every value of every field, where all of them are too many */
  sample?(): LogLine[];
};

type Text = { at: number; log: string; level?: LogLevel };

/** The name of a trial in the master's texts. */
export const trialName = ({ trial }: LogInput) =>
  `Trial ${trial.id} (Experiment ${trial.experimentId})`;

// whole milliseconds, as answers write them: what is read after a line's time excludes the line
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

/** A line the trial's own process wrote; without a level it is plain output. */
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
    // a process of its own has no rank
    ...(slotsOf(run) > 1 && { rankId: rank }),
    allocationId: `${trial.experimentId}.${trial.requestId}.${run.number}`,
  };
}

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
 * Ranks that write lines: all of them up to four, else the first of each machine and a few more.
 */
export const loggedRanks = (run: RunRow): number[] =>
  Array.from({ length: Math.max(1, Math.min(4, slotsOf(run))) }, (_, index) =>
    Math.floor((index * Math.max(1, slotsOf(run))) / Math.max(1, Math.min(4, slotsOf(run)))),
  );

/** 12,345 as people read it; the same in every language. */
export const grouped = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

/** mm:ss of milliseconds, as progress bars write it. */
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
