import { maxLength } from '@trainyard/sdk/model';
import type { TrialSimulation } from '@trainyard/sdk/types';
import { formatCount, plural } from '../figures';

type Config = Parameters<typeof maxLength>[0];

const units = { batches: 'batch', records: 'record', epochs: 'epoch' } as const;

/**
 * Describes what a trial of a simulated search does: `train 16 batches, validate, train 64 batches,
 * validate`. Counts equal steps in a row. The lengths have the unit of the config's searcher, if it
 * has one.
 */
export function stepsText(
  { operations }: Pick<TrialSimulation, 'operations'>,
  config: Config,
): string {
  const unit = maxLength(config)?.unit;
  const lengthText = (length: number) =>
    unit === undefined ? formatCount(length) : plural(length, units[unit], unit);
  const steps: { text: string; times: number }[] = [];
  for (const { type, length } of operations) {
    const text =
      type === 'RUNNABLE_TYPE_VALIDATE' ? 'validate' : `train ${lengthText(Number(length))}`;
    const last = steps.at(-1);
    if (last?.text === text) last.times += 1;
    else steps.push({ text, times: 1 });
  }
  return steps.map(({ text, times }) => (times > 1 ? `${times} × ${text}` : text)).join(', ');
}
