import type { Cause, Evidence } from './evidence';
import type { Report } from './reports';
import { gapShare } from './reports';
import { enoughParts, inParts, meanOf, type ProfileSeries, stepOf, windowMeans } from './series';

/** Fewer samples of a GPU say nothing. */
export const minSamples = 20;

/** the rules, in percent of use, seconds and shares of time */
const idlePercent = 5;
const minIdleSeconds = 10;
const minAllIdleSeconds = 20;
const busyPercent = 80;
const differentBy = 25;
const differentInPartsBy = 10;

/** GPUs that are used less than this wait for something. */
export const lowPercent = 60;

const source = 'gpu_util';

type Window = { from: number; means: number[] };

/** The use of the GPUs of a run while it trains, and its gaps. */
export type GpuUse = {
  names: string[];
  /** seconds from one window to the next */
  step: number;
  /** windows outside of gaps */
  busy: Window[];
  /** mean use of each GPU outside of gaps, in percent */
  means: number[];
  gaps: { from: number; to: number }[];
  /** all measured seconds, and those in gaps */
  seconds: number;
  idleSeconds: number;
};

const nameOf = ({ agentId, gpuUuid }: ProfileSeries) =>
  [gpuUuid, agentId].filter((part) => part !== '').join(' on ') || 'GPU';

/**
 * Reads the use of GPUs. A gap is a time in which all of them are idle, and which is longer than
 * three steps of the loop.
 */
export function gpuUseOf(lines: readonly ProfileSeries[], loopSeconds: number): GpuUse {
  const step = Math.max(1, ...lines.map(({ points }) => stepOf(points)));
  const windows = windowMeans(
    lines.map(({ points }) => points),
    step,
  );
  const minGap = Math.max(minIdleSeconds, 3 * loopSeconds);
  const gaps = stretches(windows, step).filter(({ from, to }) => to - from >= minGap);
  const busy = windows.filter(({ from }) => !gaps.some((gap) => from >= gap.from && from < gap.to));
  return {
    names: lines.map(nameOf),
    step,
    busy,
    means: lines.map((_, at) => meanOf(busy.map(({ means }) => means[at] ?? 0))),
    gaps,
    seconds: windows.length * step,
    idleSeconds: (windows.length - busy.length) * step,
  };
}

function stretches(windows: readonly Window[], step: number): GpuUse['gaps'] {
  const all: GpuUse['gaps'] = [];
  let open: GpuUse['gaps'][number] | undefined;
  for (const { from, means } of windows) {
    if (!means.every((mean) => mean < idlePercent)) open = undefined;
    else if (open && from - open.to <= step) open.to = from + step;
    else {
      open = { from, to: from + step };
      all.push(open);
    }
  }
  return all;
}

/**
 * Times in which all GPUs are idle, with what the trial reported in them: the trial trains without
 * its GPUs, or not at all. Undefined if there are few.
 */
export function idleGpus(use: GpuUse, reports: readonly Report[]): Cause | undefined {
  const { gaps, seconds, idleSeconds } = use;
  if (idleSeconds < minAllIdleSeconds || idleSeconds < gapShare * seconds) return undefined;
  const count = gaps.length === 1 ? 'one time' : `${gaps.length} times`;
  const text = `Time with all GPUs below ${idlePercent} %, in ${count}`;
  const value = (100 * idleSeconds) / seconds;
  const idle: Evidence = { text, value, unit: '%', source };
  const trained = trainedIn(use, reports);
  // the first report after a gap may come before its end
  if (trained <= gaps.length) return { kind: 'gaps', evidence: [idle, ...endedBy(use, reports)] };
  return { kind: 'idle', evidence: [idle, counted('Training reports in this time', trained)] };
}

const counted = (text: string, value: number): Evidence => ({
  ...{ text, value, unit: '', source: 'workloads' },
});

/** The number of training reports while all GPUs are idle. */
function trainedIn({ gaps, step }: GpuUse, reports: readonly Report[]): number {
  const isIn = ({ at }: Report) => gaps.some(({ from, to }) => at > from + step && at < to);
  return reports.filter((report) => report.kind === 'training' && isIn(report)).length;
}

function endedBy({ gaps, step }: GpuUse, reports: readonly Report[]): Evidence[] {
  const ended = gaps.filter(({ to }) =>
    reports.some(({ kind, at }) => kind !== 'training' && Math.abs(at - to) <= 2 * step),
  ).length;
  return ended > 0 ? [counted('Of these, ending with a validation or a checkpoint', ended)] : [];
}

/** The mean use of GPUs, outside of gaps. */
export function meanUse({ means }: GpuUse): Evidence {
  const text = means.length === 1 ? 'Mean use of the GPU' : `Mean use of ${means.length} GPUs`;
  return { text: `${text} outside of gaps`, value: meanOf(means), unit: '%', source };
}

/** True if the GPUs are busy outside of gaps, and the gaps are not most of the time. */
export const isBusy = (use: GpuUse): boolean =>
  meanOf(usedMeans(use)) >= busyPercent && use.idleSeconds < use.seconds / 2;

const usedMeans = ({ means }: GpuUse) => means.filter((mean) => mean >= idlePercent);

/** GPUs that do nothing while others are in use. */
export function unusedGpus(use: GpuUse): Cause[] {
  const unused = use.means.filter((mean) => mean < idlePercent).length;
  if (unused === 0 || unused === use.means.length) return [];
  const text = `GPUs below ${idlePercent} % of ${use.means.length}`;
  return [{ kind: 'unused', evidence: [{ text, value: unused, unit: '', source }] }];
}

/** The GPUs that are used the most and the least, if that differs throughout the profile. */
export function differentGpus(use: GpuUse): Evidence[] {
  const used = use.means.flatMap((mean, at) => (mean >= idlePercent ? [{ mean, at }] : []));
  const sorted = used.sort((one, other) => one.mean - other.mean);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high || high.mean - low.mean < differentBy) return [];
  const differs = (part: readonly Window[]) =>
    meanOf(part.map(({ means }) => (means[high.at] ?? 0) - (means[low.at] ?? 0))) >=
    differentInPartsBy;
  if (inParts(use.busy).filter(differs).length < enoughParts) return [];
  const one = (text: string, { mean, at }: { mean: number; at: number }): Evidence => ({
    ...{ text: `${text}: ${use.names[at] ?? ''}`, value: mean, unit: '%', source },
  });
  return [one('Least used', low), one('Most used', high)];
}
