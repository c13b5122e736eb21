import { formatMetric, formatPercent } from '@trainyard/ui/lib/format';

/** The number a value is; NaN where it is none. */
export const numberOf = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/**
 * How a value differs from that of the base: `+0.02 (+10.0%)`. Undefined where they are equal or
 * one of them is not a number; without a percentage where the base is 0.
 */
export function deltaText(value: number, base: number): string {
  const difference = value - base;
  if (!Number.isFinite(difference) || difference === 0) return '';
  const plain = signed(difference, formatMetric(difference, 4));
  if (base === 0) return plain;
  const share = difference / Math.abs(base);
  return `${plain} (${signed(share, formatPercent(share, 1))})`;
}
