import { formatCount, plural } from '../figures';
import { groupBy } from '../group-by';
import type { CauseKind } from './evidence';
import type { SlowRun } from './slow-run';
import { causeName } from './slow-text';

/** `none`: measured, and no cause fits; `missing`: too little is measured to judge. */
export type CountedCause = CauseKind | 'none' | 'missing';

export type CauseCount = { cause: CountedCause; trials: number[] };

export type JudgedTrial = { trialId: number; slow: SlowRun };

const causesOf = ({ causes, missing }: SlowRun): CountedCause[] => {
  if (causes.length > 0) return causes.map(({ kind }) => kind);
  return [missing === undefined ? 'none' : 'missing'];
};

/** Counts trials by what limits them, the most frequent cause first; one with several causes counts for each. */
export function countCauses(judged: readonly JudgedTrial[]): CauseCount[] {
  const limited = judged.flatMap(({ trialId, slow }) =>
    causesOf(slow).map((cause) => ({ trialId, cause })),
  );
  const isJudged = (cause: CountedCause) => cause !== 'none' && cause !== 'missing';
  return [...groupBy(limited, ({ cause }) => cause)]
    .map(([cause, trials]) => ({ cause, trials: trials.map(({ trialId }) => trialId) }))
    .sort(
      (one, other) =>
        Number(isJudged(other.cause)) - Number(isJudged(one.cause)) ||
        other.trials.length - one.trials.length,
    );
}

/** The name of a cause in a list of counts. */
export function countedCauseName(cause: CountedCause): string {
  if (cause === 'none') return 'no single cause';
  return cause === 'missing' ? 'not enough data' : causeName(cause);
}

/** The counts as a sentence. */
export function causeCountText(judged: readonly JudgedTrial[]): string {
  const counts = countCauses(judged).map(
    ({ cause, trials }) => `${countedCauseName(cause)} ${formatCount(trials.length)}`,
  );
  return `Of ${plural(judged.length, 'trial')}: ${counts.join(', ')}.`;
}
