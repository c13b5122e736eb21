import { UsageError } from '../usage-error';

const unitMs: Record<string, number> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/**
 * Reads a length of time in milliseconds: `90s`, `30m`, `1.5h`, `2d`; a bare number is seconds.
 * @throws UsageError naming the option
 */
export function durationMs(option: string, text: string): number {
  const [, digits = '', unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)?$/.exec(text.trim()) ?? [];
  const ms = Number(digits) * (unitMs[unit] ?? 0);
  if (digits !== '' && ms > 0) return ms;
  throw new UsageError(`--${option} takes a time such as 90s or 30m, and "${text}" is none.`);
}
