import { invalidArgument } from '../handlers/errors';

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/**
 * Parses a duration such as `24h` or `1h30m`, in milliseconds.
 * @throws MasterError 400 with the master's text; days are not supported
 */
export function durationMs(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([a-zµ]*)/g)];
  const quoted = JSON.stringify(text);
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) {
    throw failed(text, `time: invalid duration ${quoted}`);
  }
  return parts.reduce((total, [, number, unit = '']) => {
    if (unit === '') throw failed(text, `time: missing unit in duration ${quoted}`);
    const ms = units[unit];
    if (ms === undefined) {
      throw failed(text, `time: unknown unit ${JSON.stringify(unit)} in duration ${quoted}`);
    }
    return total + Number(number) * ms;
  }, 0);
}

const failed = (text: string, why: string) =>
  invalidArgument(`failed to parse lifespan ${text}: ${why}`);
