import type { TrialReport } from '@trainyard/sdk/flows';
import type { Evidence } from './evidence';
import { medianOf } from './series';

export type Report = TrialReport;

type Interval = { batches: number; seconds: number; hasMore: boolean };

/** The times between training reports; `hasMore`: a validation or a checkpoint ended in it. */
function intervalsOf(reports: readonly Report[]): Interval[] {
  const sorted = reports.toSorted((one, other) => one.at - other.at);
  const intervals: Interval[] = [];
  let [last, hasMore]: [Report | undefined, boolean] = [undefined, false];
  for (const report of sorted) {
    if (report.kind !== 'training') {
      hasMore = true;
      continue;
    }
    const seconds = report.at - (last?.at ?? report.at);
    if (last && seconds > 0)
      intervals.push({ batches: report.batches - last.batches, seconds, hasMore });
    [last, hasMore] = [report, false];
  }
  return intervals;
}

/** Fewer intervals say nothing about the speed of the loop. */
const minIntervals = 5;

/**
 * Seconds that a batch takes in the training loop: the median over the times between training
 * reports without a validation or a checkpoint between them. Undefined if there are fewer than five
 * of these.
 */
export function batchSeconds(reports: readonly Report[]): number | undefined {
  return plainSeconds(intervalsOf(reports));
}

function plainSeconds(intervals: readonly Interval[]): number | undefined {
  const plain = intervals.filter(({ batches, hasMore }) => batches > 0 && !hasMore);
  return plain.length < minIntervals
    ? undefined
    : medianOf(plain.map(({ batches, seconds }) => seconds / batches));
}

/** A time without a report counts as a pause if it is longer than this, and three times as typical. */
const minPause = 30;

export type ReportGaps = {
  /** between the first and the last training report, in seconds */
  span: number;
  /** seconds in validations and checkpoints, beyond those of training */
  saving: number;
  /** seconds in which nothing was reported: a pause, a restart, or a wait for slots */
  paused: number;
};

/** The times between the training reports of a trial in which it did not train. */
export function reportGaps(reports: readonly Report[]): ReportGaps | undefined {
  const intervals = intervalsOf(reports);
  const typical = plainSeconds(intervals);
  if (typical === undefined) return undefined;
  const gaps = { span: 0, saving: 0, paused: 0 };
  for (const { batches, seconds, hasMore } of intervals) {
    gaps.span += seconds;
    const expected = Math.max(0, batches) * typical;
    const more = Math.max(0, seconds - expected);
    if (hasMore) gaps.saving += more;
    else if (more >= minPause && seconds > 3 * expected) gaps.paused += more;
  }
  return gaps;
}

/** At this share of the time, gaps are a cause. */
export const gapShare = 0.15;

const source = 'workloads';

/** The gaps of a run as shares of its time: those that are a cause, and the others. */
export function gapEvidence({ span, saving, paused }: ReportGaps): {
  causes: Evidence[];
  others: Evidence[];
} {
  const causes: Evidence[] = [];
  const others: Evidence[] = [];
  const add = (text: string, seconds: number) => {
    const share = seconds / span;
    (share >= gapShare ? causes : others).push({ text, value: 100 * share, unit: '%', source });
  };
  add('Time in validations and checkpoints', saving);
  if (paused > 0) add('Time in pauses, restarts or waits for slots', paused);
  return { causes, others };
}
