import { type AgainstBase, minValues } from '@trainyard/insights/comparison/distributions';
import type { OverSeeds } from '@trainyard/insights/comparison/over-seeds';
import { minSeeds, significance } from '@trainyard/insights/comparison/over-seeds';
import { formatDecimals, formatMetric, formatPercent, formatPlain } from '@trainyard/ui/lib/format';
import type { Direction } from './metric-direction';

const minus = '−';

const signed = (value: number, text: string) =>
  value > 0 ? `+${text}` : text.replace(/^-/, minus);

/**
 * A difference of measured values. With the four decimals of such values where the largest one has
 * them, so that those of a column are alike; smaller ones have an exponent.
 */
export function differenceText(difference: number, largest: number): string {
  const size = Math.abs(difference);
  if (Math.abs(largest) < 0.01 || size >= 1e6) return signed(difference, formatMetric(difference));
  if (size > 0 && size < 0.00005) return difference > 0 ? '< +0.0001' : `> ${minus}0.0001`;
  return signed(difference, formatDecimals(difference, 4));
}

/** The share of a difference in the value of the base, with one decimal; none of a base of zero. */
export const shareText = (difference: number, base: number): string => {
  const share = difference / Math.abs(base);
  return Number.isFinite(share) ? signed(share, formatPercent(share, 1)) : '';
};

/** Says in words whether a difference is for the better; undefined if the direction is unknown. */
export function verdictOf(
  difference: number,
  direction: Direction | undefined,
): 'better' | 'worse' | undefined {
  if (direction === undefined || difference === 0) return undefined;
  return difference < 0 === (direction === 'smaller') ? 'better' : 'worse';
}

const pText = (p: number) =>
  p < 0.001 ? 'p < 0.001' : `p = ${formatDecimals(p, p < 0.1 ? 3 : 2)}`;

/** The difference between two settings over their seeds, in words. */
export function overSeedsText(
  seeds: OverSeeds,
  { direction, largest }: { direction: Direction | undefined; largest: number },
): { text: string; verdict: 'better' | 'worse' | undefined } {
  const [own, base] = seeds.counts;
  if (seeds.kind !== 'tested') {
    const few = `Too few seeds: ${own} and ${base}, ${minSeeds} each are needed`;
    const text = seeds.kind === 'few' ? few : 'Not tested: seeds change nothing';
    return { text, verdict: undefined };
  }
  const { difference, p } = seeds;
  const basis = `${pText(p)}, ${own} and ${base} seeds`;
  if (p >= significance) return { text: `No difference shown (${basis})`, verdict: undefined };
  const verdict = verdictOf(difference, direction);
  const mean = differenceText(difference, largest);
  return { text: `Mean ${mean}${verdict ? ` ${verdict}` : ''} (${basis})`, verdict };
}

type DistributionOptions = { direction: Direction; noun: string; plural: string };

/** Two groups of values in words: in how many pairs one is better, and whether chance explains it. */
export function distributionText(
  against: AgainstBase,
  { direction, noun, plural }: DistributionOptions,
): { text: string; verdict: 'better' | 'worse' | undefined } {
  const [own, base] = against.counts;
  if (against.kind === 'few') {
    const text = `Too few ${plural}: ${own} and ${base}, ${minValues} each are needed`;
    return { text, verdict: undefined };
  }
  const { p, larger } = against;
  const share = formatPercent(direction === 'larger' ? larger : 1 - larger, 0);
  if (p >= significance)
    return {
      text: `No difference shown (${pText(p)}): a ${noun} is better in ${share} of pairs`,
      verdict: undefined,
    };
  const verdict = larger > 0.5 === (direction === 'larger') ? 'better' : 'worse';
  const only = verdict === 'better' ? '' : 'only ';
  const text = `A ${noun} is better in ${only}${share} of pairs (${pText(p)})`;
  return { text, verdict };
}

/**
 * Values of a setting as texts with equal decimals, if all of them are numbers with few decimals;
 * others as they are chosen.
 */
export function settingTexts(values: readonly (string | undefined)[]): (string | undefined)[] {
  const numbers = values.map((value) =>
    value === undefined || value.trim() === '' ? Number.NaN : Number(value),
  );
  const isNumeric = values.every(
    (value, at) => value === undefined || Number.isFinite(numbers[at]),
  );
  if (!isNumeric) return [...values];
  const texts = numbers.map((number) => (Number.isNaN(number) ? undefined : formatPlain(number)));
  const decimals = Math.max(...texts.map((text) => text?.split('.')[1]?.length ?? 0));
  if (decimals > 4 || texts.some((text) => text?.includes('e'))) return texts;
  return texts.map((text) => {
    if (text === undefined || decimals === 0) return text;
    const [integer = '', fraction = ''] = text.split('.');
    return `${integer}.${fraction.padEnd(decimals, '0')}`;
  });
}
