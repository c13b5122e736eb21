import { type FailureGroup, failureGroups, type TrialFailure } from '../failures/failure-groups';
import { minInGroup, type Rule, separatingRule } from './separating-rule';
import { type Settings, settingColumns } from './settings-table';

/** A run that ended: an experiment, or a trial. */
export type EndedRun = {
  id: number;
  hasFailed: boolean;
  /** ms */
  startedAt: number | null;
  endedAt: number | null;
  settings: Settings;
};

/** A failed run whose log was read. */
export type RunFailure = { runId: number; failure: TrialFailure };

export type TriageGroup = Omit<FailureGroup, 'failures'> & {
  /** the last one first */
  failures: RunFailure[];
  /** when the first and the last of them ended, ms */
  first: number | null;
  last: number | null;
  /** undefined where the settings do not separate them from the other runs */
  rule: Rule | undefined;
};

export type Triage = {
  ended: number;
  failed: number;
  /** failed runs with a known cause */
  read: number;
  /** failed runs whose log could not be read */
  unreadable: number;
  /** by cause, the most frequent first */
  groups: TriageGroup[];
};

export type TriageInput = { runs: readonly EndedRun[]; failures: readonly RunFailure[] };

/** the share of projects without a pattern in which a rule may be said of any group */
const chanceOfAny = 0.01;
/** each further group makes the test of the others stricter */
const maxTested = 20;
/** the name of the setting that is the start of a run, ms */
export const startSetting = 'started';
/** an arbitrary seed: the result is the same for everyone and every time */
const seed = 1;

/** more rows are read in minutes only; the newest ones count */
export const maxRuns = 10_000;
/** logs that are read without a request of the user, of the failed runs that started last */
export const causesAtFirst = 50;

/** The failed runs whose causes are read: those that started last. */
export const lastFailed = (runs: readonly EndedRun[], count = causesAtFirst): EndedRun[] =>
  runs
    .filter(({ hasFailed }) => hasFailed)
    .sort((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0) || other.id - one.id)
    .slice(0, count);

/**
 * Groups failed runs by cause, with the settings that separate each group from the other runs. A
 * failed run without a known cause may belong to any group, so that it is compared with none. The
 * time of the start separates groups only where no setting does: people change settings over time.
 */
export function triage({ runs, failures }: TriageInput): Triage {
  const runOf = new Map(runs.map((run) => [run.id, run]));
  const ofRuns = failures.filter(({ runId }) => runOf.get(runId)?.hasFailed);
  const readable = ofRuns.filter(({ failure }) => failure.problem === undefined);
  const groups = groupsOf(readable, runOf);
  const withCause = new Set(readable.map(({ runId }) => runId));
  const since = startOfSample(runs, ofRuns);
  const compared = runs.filter(
    ({ id, hasFailed, startedAt }) =>
      withCause.has(id) || (!hasFailed && (startedAt ?? Number.POSITIVE_INFINITY) >= since),
  );
  return {
    ended: runs.length,
    failed: runs.filter(({ hasFailed }) => hasFailed).length,
    read: readable.length,
    unreadable: ofRuns.length - readable.length,
    groups: withRules(groups, compared),
  };
}

/**
 * The start from which runs are compared. Where only the last failures have been read, everything that
 * changes with time would separate them from the runs before. Starts say it and not ends, because runs
 * that fail end sooner than others.
 */
function startOfSample(runs: readonly EndedRun[], read: readonly RunFailure[]): number {
  const ids = new Set(read.map(({ runId }) => runId));
  const failed = runs.filter(({ hasFailed }) => hasFailed);
  const starts = failed.flatMap(({ id, startedAt }) => (ids.has(id) ? (startedAt ?? []) : []));
  const isSample = ids.size < failed.length && starts.length > 0;
  return isSample ? Math.min(...starts) : Number.NEGATIVE_INFINITY;
}

type Group = Omit<TriageGroup, 'rule'>;

function groupsOf(failures: readonly RunFailure[], runOf: ReadonlyMap<number, EndedRun>): Group[] {
  const ofTrial = new Map(failures.map((each) => [each.failure.trialId, each]));
  const endOf = ({ runId }: RunFailure) => runOf.get(runId)?.endedAt ?? null;
  return failureGroups(failures.map(({ failure }) => failure)).map(
    ({ failures: own, ...group }) => {
      const members = own
        .flatMap(({ trialId }) => ofTrial.get(trialId) ?? [])
        .sort((one, other) => (endOf(other) ?? 0) - (endOf(one) ?? 0));
      const times = members.map(endOf).filter((time) => time !== null);
      return { ...group, failures: members, first: times.at(-1) ?? null, last: times[0] ?? null };
    },
  );
}

function withRules(groups: readonly Group[], compared: readonly EndedRun[]): TriageGroup[] {
  const rowOf = new Map(compared.map(({ id }, row) => [id, row]));
  const columns = settingColumns(compared.map(({ settings }) => settings));
  const start = settingColumns(
    compared.map(({ startedAt }) => ({ [startSetting]: startedAt ?? undefined })),
  );
  const large = groups.filter(({ failures }) => failures.length >= minInGroup);
  const tested = new Set(large.slice(0, maxTested));
  // each group is tested twice at most
  const chance = chanceOfAny / (2 * tested.size);
  return groups.map((group) => {
    if (!tested.has(group)) return { ...group, rule: undefined };
    const members = new Set(group.failures.flatMap(({ runId }) => rowOf.get(runId) ?? []));
    const split = {
      group: [...members],
      others: compared.flatMap((_, row) => (members.has(row) ? [] : row)),
    };
    const rule =
      separatingRule(columns, split, { chance, seed }) ??
      separatingRule(start, split, { chance, seed });
    return { ...group, rule };
  });
}
