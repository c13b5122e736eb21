/** The facts by which runs are compared: owner, project and name. */
type RunFacts = {
  name: string | null;
  owner: string | null;
  project: string | null;
  /** an experiment, or the kind of a task */
  kind: string;
};

/** The duration of an ended run. */
export type PastRun = RunFacts & {
  pool: string;
  /** time of its submission, in ms since 1970 */
  submittedAt: number;
  /** duration in which it had slots, in ms */
  heldMs: number;
  /** slots of one of its requests, and the maximum number of concurrent requests */
  slots: number;
  requests: number;
};

/** A running job whose end is forecast. */
export type Running = RunFacts & {
  /** duration with slots so far; null if it is unknown, 0 for a waiting job */
  heldMs: number | null;
  /** 0 to 1 */
  progress: number;
};

/** The basis of a drawn duration. */
export type DurationBasis =
  | { kind: 'progress' }
  /** `owner` and `project` are those of the runs, if all have the same */
  | { kind: 'past'; count: number; owner: string | null; project: string | null }
  /** its running time: nothing else is known */
  | { kind: 'age' }
  | { kind: 'none' };

export type Estimate = {
  basis: DurationBasis;
  /** draws the remaining time, in ms; `random` returns numbers from 0 up to 1 */
  draw: (random: () => number) => number;
};

const minute = 60_000;
const minRuns = 3;
/** below it the progress is too small to compute an end */
const minProgress = 0.02;

/**
 * Returns the name without a count or version at its end, which makes "resnet-lr-12" and
 * "resnet-lr-v3" equal.
 */
const nameStem = (name: string): string =>
  name.toLowerCase().replace(/(?:[-_ .]*(?:v|run|take|copy)?[-_ .#(]*\d+\)?)+$/, '');

type Level = { key: (run: RunFacts) => string | null; owner: boolean; project: boolean };

const joined = (...parts: (string | null)[]) => (parts.includes(null) ? null : parts.join('\n'));
const stemOf = ({ name }: RunFacts) => (name === null ? null : nameStem(name));

/** Groups of similar runs, the most similar first. */
const levels: Level[] = [
  {
    key: (run) => joined(run.kind, run.owner, run.project, stemOf(run)),
    ...{ owner: true, project: true },
  },
  { key: (run) => joined(run.kind, run.project, stemOf(run)), owner: false, project: true },
  { key: (run) => joined(run.kind, run.owner, run.project), owner: true, project: true },
  { key: (run) => joined(run.kind, run.project), owner: false, project: true },
  { key: (run) => run.kind, owner: false, project: false },
];

/** Reads the past once; returns a function that estimates the remaining time of any job. */
export function durationsOf(past: readonly PastRun[]): (job: Running) => Estimate {
  const groups = levels.map(({ key }) => {
    const group = new Map<string, number[]>();
    for (const run of past) {
      const id = key(run);
      if (id === null || run.heldMs <= 0) continue;
      const ownTimes = group.get(id);
      if (ownTimes) ownTimes.push(run.heldMs);
      else group.set(id, [run.heldMs]);
    }
    for (const times of group.values()) times.sort((one, other) => one - other);
    return group;
  });

  function closest(job: RunFacts): { times: number[]; basis: DurationBasis } | undefined {
    for (const [at, { key, owner, project }] of levels.entries()) {
      const id = key(job);
      const times = id === null ? undefined : groups[at]?.get(id);
      if (!times || times.length < minRuns) continue;
      const basis: DurationBasis = {
        kind: 'past',
        count: times.length,
        owner: owner ? job.owner : null,
        project: project ? job.project : null,
      };
      return { times, basis };
    }
    return undefined;
  }

  return (job) => {
    const { heldMs, progress } = job;
    if (progress >= minProgress && heldMs !== null && heldMs > 0)
      return byProgress(heldMs, progress);
    const like = closest(job);
    if (like) return byPast(like.times, like.basis, heldMs ?? 0);
    return heldMs === null || heldMs === 0 ? unknown : byAge(heldMs);
  };
}

/** Draws the remaining time from the speed so far; it is less precise with little progress. */
function byProgress(heldMs: number, progress: number): Estimate {
  const remainingMs = (heldMs * (1 - progress)) / progress;
  const spread = 0.07 + 0.32 * (1 - progress) ** 2;
  return {
    basis: { kind: 'progress' },
    draw: (random) => {
      // some end early: they fail, or are canceled
      if (random() < earlyShare * (1 - progress)) return remainingMs * random();
      return remainingMs * Math.exp(spread * normal(random));
    },
  };
}

const earlyShare = 0.25;

/** Draws from past runs that were at least as long as this one is already. */
function byPast(times: readonly number[], basis: DurationBasis, heldMs: number): Estimate {
  const first = times.findIndex((ms) => ms > heldMs);
  if (first === -1) return byAge(heldMs);
  return {
    basis,
    draw: (random) => {
      const at = first + Math.floor(random() * (times.length - first));
      const totalMs = (times[at] ?? heldMs) * Math.exp(pastSpread * normal(random));
      return Math.max(0, totalMs - heldMs) || random() * minute;
    },
  };
}

/** difference between similar runs */
const pastSpread = 0.15;

/** Draws about the time it has already run: half of such jobs end within that time. */
const byAge = (heldMs: number): Estimate => ({
  basis: { kind: 'age' },
  draw: (random) => Math.max(heldMs, minute) * (1 / Math.max(random(), 1e-3) - 1),
});

const unknown: Estimate = {
  basis: { kind: 'none' },
  draw: (random) => 60 * minute * Math.exp(1.5 * normal(random)),
};

/** A draw from the standard normal distribution (G. Box and M. Muller, 1958). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
