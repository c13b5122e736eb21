import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { formatSlotHours } from '@trainyard/ui/lib/format';
import type { CompareRow } from '~/lib/compare-rows';
import { slotHours } from '~/lib/config/config-facts';

/** The resources that trials held, in hours; `slot` and `failed` are undefined without a number of slots. */
export type Cost = {
  trial: number;
  slot: number | undefined;
  /** slot-hours of failed trials */
  failed: number | undefined;
  /** some of them still run */
  isLive: boolean;
};

type TrialUse = Pick<Trial, 'state' | 'wallClockTime'>;

const secondsOf = (trials: readonly TrialUse[]) =>
  trials.reduce((sum, { wallClockTime }) => sum + wallClockTime, 0);

/**
 * The cost of some trials by the seconds that the master counts while they held resources. Undefined
 * for trials that the master has not scheduled: it does not know what they held.
 */
export function costOf(
  { config, unmanaged }: Pick<Experiment, 'config' | 'unmanaged'>,
  { trials, isLive }: { trials: readonly TrialUse[]; isLive: boolean },
): Cost | undefined {
  if (unmanaged) return undefined;
  const seconds = secondsOf(trials);
  const failedSeconds = secondsOf(trials.filter(({ state }) => state === 'STATE_ERROR'));
  return {
    trial: seconds / 3600,
    slot: slotHours(config, seconds),
    failed: slotHours(config, failedSeconds),
    isLive,
  };
}

/** The costs of experiments whose trials are read, by their ids. */
export const costsOf = (
  experiments: readonly Experiment[],
  trialsOf: ReadonlyMap<number, readonly Trial[]>,
): ReadonlyMap<number, Cost | undefined> =>
  new Map(
    experiments.flatMap((experiment) => {
      const { id, state } = experiment;
      const trials = trialsOf.get(id);
      return trials ? [[id, costOf(experiment, { trials, isLive: !isFinished(state) })]] : [];
    }),
  );

const parts = [
  { name: 'Slot-hours', read: ({ slot }: Cost) => slot },
  { name: 'Slot-hours of failed trials', read: ({ failed }: Cost) => failed },
  { name: 'Trial-hours', read: ({ trial }: Cost) => trial },
] as const;

/** Costs side by side as rows of settings are; those that are not read yet make no difference. */
export function costRows(costs: readonly (Cost | undefined)[]): CompareRow[] {
  return parts.flatMap(({ name, read }) => {
    const hours = costs.map((cost) => cost && read(cost));
    // of nothing that failed there is nothing to say, nor where no config has a number of slots
    const hasAny = hours.some((each) => each !== undefined && (each > 0 || name === 'Slot-hours'));
    if (!hasAny) return [];
    const values = hours.map((each, at) =>
      each === undefined
        ? undefined
        : `${formatSlotHours(each)}${costs[at]?.isLive ? ' so far' : ''}`,
    );
    const readValues = values.filter((value) => value !== undefined);
    return [
      {
        kind: 'Cost' as const,
        name,
        values,
        numbers: hours.map((each) => each ?? Number.NaN),
        differs: readValues.some((value) => value !== readValues[0]),
      },
    ];
  });
}
