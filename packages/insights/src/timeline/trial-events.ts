import type { Allocation, Checkpoint, TaskLogsResponse } from '@trainyard/sdk/types';
import { secondsOf } from './timeline';

/** Kinds of what happened to a trial, in the order of a menu. */
export const trialEventKinds = [
  'error',
  'restart',
  'pause',
  'preemption',
  'end',
  'resume',
  'checkpoint',
] as const;
export type TrialEventKind = (typeof trialEventKinds)[number];

/** One thing that happened to a trial. */
export type TrialEvent = {
  /** unique for its trial; the same whatever else is loaded later */
  id: string;
  kind: TrialEventKind;
  /** seconds since 1970 */
  at: number;
  /** the trained batches, where the master says it */
  batch?: number;
  /** a sentence without a full stop; the words of the master where there are some */
  text: string;
  /** the line of the log that tells it */
  line?: { id: string; time: string };
};

type Line = Pick<TaskLogsResponse, 'id' | 'timestamp' | 'level' | 'log' | 'allocationId'>;
type WrittenCheckpoint = Pick<Checkpoint, 'uuid' | 'reportTime' | 'state' | 'metadata'>;

type Input = {
  allocations: readonly Allocation[];
  checkpoints: readonly WrittenCheckpoint[];
  /** lines of the log with `was terminated` or `preempted` */
  lines: readonly Line[];
};

/** seconds between the end of an allocation and the line about it */
const nearSeconds = 10;

const lineTime = ({ timestamp }: Line) => secondsOf(timestamp) ?? Number.NaN;

const lineOf = (line: Line | undefined) =>
  line ? { line: { id: line.id, time: line.timestamp ?? '' } } : {};

/** `Trial 3 (Experiment 7) was terminated: allocation failed: …` without its beginning */
const wordsOf = ({ log }: Line) => log.trim().replace(/^.*was terminated: /, '');

type Span = { from: number; to: number | undefined; number: number };

/** The line with which the master reports the end of an allocation (recorded on 0.23.4 and 0.38.1). */
function terminationOf(lines: readonly Line[], { to }: Span): Line | undefined {
  if (to === undefined) return undefined;
  const away = (line: Line) => Math.abs(lineTime(line) - to);
  return lines
    .filter((line) => /was terminated: /.test(line.log) && away(line) <= nearSeconds)
    .sort((one, other) => away(one) - away(other))[0];
}

const hasFailed = ({ level, log }: Line) =>
  /was terminated: allocation failed/.test(log) || level === 'LOG_LEVEL_CRITICAL';

/** The line that says why an allocation ended without an error. */
function reasonOf(lines: readonly Line[], { from, to = from }: Span): Line | undefined {
  return lines.findLast((line) => {
    const at = lineTime(line);
    return at >= from && at <= to + nearSeconds && /preempted|requested pause/.test(line.log);
  });
}

function endKind(reason: Line | undefined): 'pause' | 'preemption' | 'end' {
  if (!reason) return 'end';
  return /scheduler|resource manager/.test(reason.log) ? 'preemption' : 'pause';
}

const endText = (number: number, words: string | undefined) =>
  words === undefined
    ? `Allocation ${number} ended; the log does not say whether it was paused or preempted`
    : `Allocation ${number} ended: ${words}`;

/** Allocations that have started, in their order. Those of pending ones have no start. */
function spansOf(allocations: readonly Allocation[]): Span[] {
  return allocations
    .flatMap(({ startTime, endTime }) => {
      const from = secondsOf(startTime);
      return from === undefined ? [] : [{ from, to: secondsOf(endTime) }];
    })
    .sort((one, other) => one.from - other.from)
    .map((span, index) => ({ ...span, number: index + 1 }));
}

/** Returns the end of an allocation as an event; undefined for an end that is not one. */
function endOf(span: Span, { lines, isLast }: { lines: readonly Line[]; isLast: boolean }) {
  const termination = terminationOf(lines, span);
  if (span.to === undefined) return undefined;
  const id = `end ${span.number}`;
  if (termination && hasFailed(termination)) {
    const text = endText(span.number, wordsOf(termination));
    return { id, kind: 'error' as const, at: span.to, text, ...lineOf(termination) };
  }
  if (isLast) return undefined;
  const reason = reasonOf(lines, span);
  const text = endText(span.number, reason?.log.trim());
  return { id, kind: endKind(reason), at: span.to, text, ...lineOf(reason ?? termination) };
}

/**
 * Returns the events of a trial in order: allocations of its task that ended and started again
 * (`getTask`), with the master's words about their ends (`taskLogs`), and checkpoints that were
 * written (`getTrialCheckpoints`). An allocation after one that failed is a restart; whether another
 * was paused or preempted is named only where a line of the log names it.
 */
export function trialEvents({ allocations, checkpoints, lines }: Input): TrialEvent[] {
  const spans = spansOf(allocations);
  const events: TrialEvent[] = [];
  let before: TrialEvent | undefined;
  for (const [index, span] of spans.entries()) {
    if (index > 0)
      events.push({
        id: `start ${span.number}`,
        kind: before?.kind === 'error' ? 'restart' : 'resume',
        at: span.from,
        text:
          before?.kind === 'error'
            ? `Restarted: allocation ${span.number} started`
            : `Allocation ${span.number} started`,
      });
    before = endOf(span, { lines, isLast: index === spans.length - 1 });
    if (before) events.push(before);
  }
  for (const checkpoint of checkpoints) {
    const at = secondsOf(checkpoint.reportTime);
    const batch = batchesOf(checkpoint);
    if (at === undefined) continue;
    events.push({
      id: checkpoint.uuid,
      kind: 'checkpoint',
      at,
      ...(batch === undefined ? {} : { batch }),
      text: `Checkpoint ${checkpoint.uuid.slice(0, 8)}`,
    });
  }
  return events.sort((one, other) => one.at - other.at);
}

/** Runners report the batches of a checkpoint as `steps_completed` of its metadata. */
function batchesOf({ metadata }: WrittenCheckpoint): number | undefined {
  const batches = metadata?.steps_completed;
  return typeof batches === 'number' ? batches : undefined;
}
