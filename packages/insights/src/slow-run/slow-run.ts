import type { TrialProfile } from '@trainyard/sdk/flows';
import type { Trial } from '@trainyard/sdk/types';
import { timelineOf, waitedSeconds } from '../timeline/timeline';
import type { Cause, Evidence } from './evidence';
import {
  differentGpus,
  type GpuUse,
  gpuUseOf,
  idleGpus,
  isBusy,
  lowPercent,
  meanUse,
  minSamples,
  unusedGpus,
} from './gpu-use';
import { differentRanks, loading, loopsOf } from './loop-times';
import { cpuUse, diskWaits, isCpuBusy, isCpuFree, steadyNetwork } from './machine-load';
import { batchSeconds, gapEvidence, gapShare, type Report, reportGaps } from './reports';
import { meanOf, type ProfileSeries } from './series';

export type SlowRunInput = {
  /** every series of the profile of a trial; of networks in Gbit/s */
  series: readonly ProfileSeries[];
  /** all that it reported, empty if not read */
  reports: readonly Report[];
  /** seconds of its life without slots, and all; undefined if not read */
  waits?: { waited: number; lifetime: number } | undefined;
  /** false if its configuration turns the profiler off */
  isProfiled: boolean;
};

/** Why a run is slow, by what was measured of it. */
export type SlowRun = {
  /** all causes that fit; none says that nothing fits, or with `missing` that too little is measured */
  causes: Cause[];
  /** what was measured besides the evidence of causes */
  measured: Evidence[];
  /** why the GPUs cannot be judged; undefined if they can */
  missing: string | undefined;
  /** seconds that the use of the GPUs covers; 0 if it is not measured */
  seconds: number;
};

type Of = { trial: Trial; isProfiled: boolean; nowMs: number };

/** The same of what was read of a trial. */
export function slowRunOf(
  { allocations, ...profile }: TrialProfile,
  { trial, isProfiled, nowMs }: Of,
): SlowRun {
  const allocationsOf = new Map([[trial.id, allocations]]);
  const [row] = timelineOf([trial], { allocations: allocationsOf, nowMs }).rows;
  // one that has not begun is not slow
  const hasBegun = allocations.length > 0 && profile.series.length + profile.reports.length > 0;
  const waited = row && hasBegun ? waitedSeconds(row) : undefined;
  const waits =
    row && waited !== undefined
      ? { waited, lifetime: row.lifetime.to - row.lifetime.from }
      : undefined;
  return slowRun({ ...profile, waits, isProfiled });
}

/**
 * Finds what a trial waits for. Each cause has rules of its own, so that several may fit; the
 * thresholds are in the files of the rules. The profiler's samples are of its first minutes only on
 * masters of 0.23, so a cause that comes later is found by the reports alone.
 */
export function slowRun({ series, reports, waits, isProfiled }: SlowRunInput): SlowRun {
  const loops = loopsOf(series);
  const gpus = series.filter(({ name }) => name === 'gpu_util');
  const enough = gpus.filter(({ points }) => points.length >= minSamples);
  const loop = loading(loops);
  const use =
    enough.length > 0 ? gpuUseOf(enough, Math.max(0, ...loops.map(({ step }) => step))) : undefined;
  const isJudged = use !== undefined && use.busy.length >= minSamples;
  const cpu = cpuUse(series);
  const ranks = differentRanks(loops);

  const idle = use && idleGpus(use, reports);
  const gaps = gapsOf({ idle, reports, waits });
  const peers = [...(isJudged ? differentGpus(use) : []), ...ranks];
  const isLow = isJudged && meanOf(use.means) < lowPercent;
  const input = inputOf({ loop, cpu, isLow, disk: () => diskWaits(series, enough) });
  const network =
    isLow &&
    peers.length === 0 &&
    input.length === 0 &&
    (loop.verdict === 'no cause' || (loop.verdict === 'not measured' && isCpuFree(cpu)))
      ? steadyNetwork(series)
      : [];
  const causes: Cause[] = [
    ...(isJudged ? unusedGpus(use) : []),
    ...causeOf('input', input),
    ...causeOf('peers', peers),
    ...causeOf('network', network),
    ...(idle?.kind === 'idle' ? [idle] : []),
    ...causeOf('gaps', gaps.causes),
    ...(isJudged && isBusy(use) ? [{ kind: 'gpu' as const, evidence: [meanUse(use)] }] : []),
  ];
  const evidenceTexts = new Set(causes.flatMap(({ evidence }) => evidence.map(({ text }) => text)));
  const measured = [
    ...(isJudged ? [meanUse(use)] : []),
    ...loop.evidence,
    ...(cpu ? [cpu] : []),
    ...gaps.others,
    ...speedOf(reports),
  ].filter(({ text }) => !evidenceTexts.has(text));
  return {
    causes,
    measured,
    missing: isJudged ? undefined : missingOf({ gpus, use, isProfiled, series }),
    seconds: use?.seconds ?? 0,
  };
}

const causeOf = (kind: Cause['kind'], evidence: Evidence[]): Cause[] =>
  evidence.length > 0 ? [{ kind, evidence }] : [];

type InputOf = {
  loop: ReturnType<typeof loading>;
  cpu: Evidence | undefined;
  isLow: boolean;
  disk: () => Evidence[];
};

/** Timings are the better evidence: where they say that loading is short, loads do not count. */
function inputOf({ loop, cpu, isLow, disk }: InputOf): Evidence[] {
  if (loop.verdict === 'cause') return loop.evidence;
  if (loop.verdict === 'no cause' || !isLow) return [];
  return [...(cpu && isCpuBusy(cpu) ? [cpu] : []), ...disk()];
}

type GapsOf = Pick<SlowRunInput, 'reports' | 'waits'> & { idle: Cause | undefined };

function gapsOf({ idle, reports, waits }: GapsOf): { causes: Evidence[]; others: Evidence[] } {
  const found = reportGaps(reports);
  const reported = found ? gapEvidence(found) : { causes: [], others: [] };
  const waited: Evidence[] =
    waits && waits.lifetime > 0 && waits.waited >= gapShare * waits.lifetime
      ? [
          {
            ...{ text: 'Time without slots', value: (100 * waits.waited) / waits.lifetime },
            ...{ unit: '%', source: 'allocations' },
          },
        ]
      : [];
  const idleEvidence = idle?.kind === 'gaps' ? idle.evidence : [];
  return { causes: [...idleEvidence, ...reported.causes, ...waited], others: reported.others };
}

function speedOf(reports: readonly Report[]): Evidence[] {
  const seconds = batchSeconds(reports);
  if (seconds === undefined || seconds <= 0) return [];
  const text = 'Speed between validations and checkpoints';
  return [{ text, value: 1 / seconds, unit: 'batches/s', source: 'workloads' }];
}

type MissingOf = Pick<SlowRunInput, 'isProfiled' | 'series'> & {
  gpus: readonly ProfileSeries[];
  use: GpuUse | undefined;
};

function missingOf({ gpus, use, isProfiled, series }: MissingOf): string {
  if (series.length === 0)
    return isProfiled
      ? 'the profiler has measured nothing'
      : 'the profiler is off in its configuration';
  if (gpus.length === 0) return 'the use of GPUs is not measured';
  if (use === undefined) {
    const max = Math.max(...gpus.map(({ points }) => points.length));
    return `the use of a GPU has ${max} samples, and ${minSamples} are needed`;
  }
  return `outside of gaps the use of GPUs has ${use.busy.length} samples, and ${minSamples} are needed`;
}
