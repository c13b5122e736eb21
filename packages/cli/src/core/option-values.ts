/** Input or an environment that the program cannot work with, described in one plain sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The source of a value: an option, or an operand such as `priority`. */
type Source = { option: string } | { operand: string };

const takes = (source: Source) =>
  'option' in source ? `--${source.option} takes` : `The ${source.operand} is`;

type NumberOption = Source & { text: string; min: number; max: number };

/** Parses a whole number; the error names the option or the operand, the value and the range. */
export function wholeNumber({ text, min, max, ...source }: NumberOption): number {
  const value = Number(text);
  if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`${takes(source)} a whole number from ${min} to ${max}, not "${text}".`);
}

/** Parses a positive number, including fractions (`--speed 0.5`). */
export function positiveNumber(source: string | Source, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  const valueSource = typeof source === 'string' ? { option: source } : source;
  throw new UsageError(`${takes(valueSource)} a number above zero, not "${text}".`);
}

export const portNumber = (text: string): number =>
  wholeNumber({ option: 'port', text, min: 0, max: 65_535 });

/**
 * Parses the address of a master: http or https, host, optional port and path prefix, nothing more.
 */
export const masterUrl = (text: string): URL => webAddress('master', text);

/** Parses the target of feedback: a page, or a mail address. */
export function feedbackAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^(https?|mailto):$/.test(url.protocol)) return url.href;
  throw new UsageError(
    `--feedback-url takes an address such as https://host/form or mailto:team@host, not "${text}".`,
  );
}

/** Parses the address of another master that pages may call, as the origin for the policy. */
export const allowedOrigin = (text: string): string => webAddress('allow-master', text).origin;

function webAddress(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const isPlain = url?.search === '' && url.hash === '' && url.username === '';
  if (url && isWeb && isPlain) return url;
  throw new UsageError(`--${option} takes an address such as http://host:8080, not "${text}".`);
}

/** Normalizes a base path to the form `/` or `/det/`. */
export function basePath(text: string): string {
  const trimmed = text.replace(/^\/+|\/+$/g, '');
  const base = trimmed === '' ? '/' : `/${trimmed}/`;
  if (/^\/([\w.~-]+\/)*$/.test(base) && !/\/\.{1,2}\//.test(base)) return base;
  throw new UsageError(`--base takes a path such as /det/, not "${text}".`);
}

const unitMs: Record<string, number> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/**
 * Parses a duration in milliseconds: `90s`, `30m`, `1.5h`, `2d`; a bare number is seconds.
 * @throws UsageError naming the option
 */
export function durationMs(option: string, text: string): number {
  const [, digits = '', unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)?$/.exec(text.trim()) ?? [];
  const ms = Number(digits) * (unitMs[unit] ?? 0);
  if (digits !== '' && ms > 0) return ms;
  throw new UsageError(`--${option} takes a time such as 90s or 30m, not "${text}".`);
}

const unitBytes: Record<string, number> = {
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
};

/**
 * Parses a size in bytes: `500MB`, `1.5 GiB`; a bare number is bytes.
 * @throws UsageError naming the option
 */
export function byteCount(option: string, text: string): number {
  const [, digits = '', unit = 'b'] = /^(\d+(?:\.\d+)?) ?([kmgt]?i?b)?$/i.exec(text.trim()) ?? [];
  const bytes = Math.floor(Number(digits) * (unitBytes[unit.toLowerCase()] ?? 0));
  if (digits !== '' && bytes > 0) return bytes;
  throw new UsageError(`--${option} takes a size such as 500MB or 20GiB, not "${text}".`);
}
