import type { FailureLine } from '../failures/failure-groups';
import { below, seeded } from '../importance/regression-tree';
import type { EndedRun, RunFailure, TriageInput } from '../triage/triage';

type Cause = {
  text: string;
  /** true for the runs that fail with it */
  when: (run: MadeUpRun) => boolean;
};
type MadeUpRun = Pick<EndedRun, 'id' | 'settings' | 'startedAt'>;

type Shape = {
  seed: number;
  count: number;
  /** the first that holds is the cause */
  causes: readonly Cause[];
  /** the share of runs that fail for reasons that no setting explains */
  noise?: number;
  /** runs that fail do so after ten minutes */
  completesAfterMs?: number;
  /** changes the settings of a run */
  change?: (settings: Record<string, unknown>, run: { at: number }) => Record<string, unknown>;
};

const minute = 60_000;
const from = Date.parse('2026-10-01T00:00:00Z');
const noiseTexts = ['Connection reset', 'Disk quota exceeded', 'loss is NaN'];

/** A line as `findFailure` finds it. */
export const failureLine = (text: string): FailureLine => ({
  id: '1',
  time: null,
  text,
  signature: text,
  where: '',
  rank: null,
  others: 0,
  signal: '',
  launcher: [],
  traceback: [text],
  frameAt: -1,
  by: 'words',
});

export const failureOf = (runId: number, text: string): RunFailure => ({
  runId,
  failure: { trialId: runId + 100_000, line: failureLine(text) },
});

/** A project whose runs have a dozen settings, and fail for known reasons; the same for the same seed. */
export function madeUpProject({
  seed,
  count,
  causes,
  noise = 0.1,
  change,
  ...shape
}: Shape): TriageInput {
  const random = seeded(seed * 7919 + 17);
  for (let warm = 0; warm < 20; warm += 1) random();
  const oneOf = <Item>(items: readonly Item[]) => items[below(random, items.length)] as Item;
  const failures: RunFailure[] = [];
  const runs = Array.from({ length: count }, (_, at): EndedRun => {
    const drawn = {
      batch: oneOf([16, 32, 64, 128, 256]),
      lr: 10 ** (-5 * random()),
      dropout: random() / 2,
      layers: 2 + below(random, 12),
      optimizer: oneOf(['adam', 'sgd', 'lion']),
      amp: random() < 0.5,
      seed: below(random, 1000),
      augment: oneOf(['none', 'light', 'heavy', 'mixup']),
      ...(random() < 0.7 ? { warmup: below(random, 500) } : {}),
      pool: oneOf(['t4', 'a100', 'h100']),
      slots: oneOf([1, 2, 4, 8]),
    };
    const settings = change?.(drawn, { at }) ?? drawn;
    const startedAt = from + at * 30 * minute;
    const run = { id: at + 1, settings, startedAt };
    const cause = causes.find(({ when }) => when(run))?.text;
    const text = cause ?? (random() < noise ? oneOf(noiseTexts) : undefined);
    const tookMs = text === undefined ? (shape.completesAfterMs ?? 10 * minute) : 10 * minute;
    if (text !== undefined) failures.push(failureOf(run.id, text));
    return { ...run, hasFailed: text !== undefined, endedAt: startedAt + tookMs };
  });
  return { runs, failures };
}
