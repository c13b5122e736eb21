import { routes as defaultRoutes } from '../generated/wire-table';
import type { Route } from '../wire/table';
import { everyCall, type Fault, type FaultKind, type Target } from './fault';

type Rest = { target: Target; values: string[]; spec: string; routes: readonly Route[] };

const readers: Record<FaultKind, (rest: Rest) => Fault> = {
  latency: ({ target, values: [ms], spec }) => ({
    kind: 'latency',
    target,
    ms: duration(ms ?? '', spec),
  }),
  error: ({ target, values: [rate = '1', status = '500'], spec }) => ({
    kind: 'error',
    target,
    rate: share(rate, spec),
    status: integerOf(status, spec, [400, 599]),
  }),
  drop: ({ target, values: [rate = '1'], spec }) => ({
    kind: 'drop',
    target,
    rate: share(rate, spec),
  }),
  truncate: ({ target, values: [rate = '1'], spec }) => ({
    kind: 'truncate',
    target,
    rate: share(rate, spec),
  }),
  cut: ({ target, values: [lines], spec, routes }) => ({
    kind: 'cut',
    target: aStream(target, spec, routes),
    lines: lines === undefined ? null : integerOf(lines, spec, [0, 1e9]),
  }),
  slow: ({ target, values: [ms = '50'], spec }) => ({
    kind: 'slow',
    target,
    ms: duration(ms, spec),
  }),
  expire: ({ values: [after = '0'], spec }) => ({
    kind: 'expire',
    afterMs: duration(after, spec),
  }),
  skew: ({ values: [by = ''], spec }) => ({
    kind: 'skew',
    ms: by.startsWith('-') ? -duration(by.slice(1), spec) : duration(by.replace(/^\+/, ''), spec),
  }),
  restart: ({ values: [after = '0', down = '2s'], spec }) => ({
    kind: 'restart',
    afterMs: duration(after, spec),
    downMs: duration(down, spec),
  }),
};

const maxValues: Record<FaultKind, number> = {
  latency: 1,
  error: 2,
  drop: 1,
  truncate: 1,
  cut: 1,
  slow: 1,
  expire: 1,
  skew: 1,
  restart: 2,
};

const kinds = Object.keys(readers).join(', ');
const isKind = (name: string): name is FaultKind => Object.hasOwn(readers, name);

/**
 * Parses a fault in its text form: `latency=300`, `error=getExperiments:0.2:500`, `drop=0.05`,
 * `cut=trialLogs`, `expire=10m`, `skew=-2h`, `slow`, `truncate=0.1`, `restart=30s`. A bare number
 * is milliseconds where a duration is expected; without an operation every call is affected.
 * @throws Error whose message is one sentence about the mistake
 */
export function parseFault(spec: string, routes: readonly Route[] = defaultRoutes): Fault {
  const [name = '', ...settings] = spec.trim().split('=');
  if (!isKind(name)) throw new Error(`There is no fault "${name}"; there are ${kinds}.`);
  const parts = settings.length === 0 ? [] : settings.join('=').split(':');
  const [first] = parts;
  const target = first !== undefined && isTarget(first, routes) ? first : null;
  const values = target === null ? parts : parts.slice(1);
  if (target !== null && (name === 'expire' || name === 'skew' || name === 'restart')) {
    throw new Error(`The fault "${spec}" names ${target}, but ${name} is about the whole master.`);
  }
  if (values.length > maxValues[name]) {
    throw new Error(`The fault "${spec}" has ${values.length} values; ${name} takes fewer.`);
  }
  return readers[name]({ target: target ?? everyCall, values, spec, routes });
}

// a text that begins with a letter is an operation, which must exist
function isTarget(text: string, routes: readonly Route[]): boolean {
  if (text === everyCall) return true;
  if (!/^[a-z]/i.test(text)) return false;
  if (routes.some(({ id }) => id === text)) return true;
  throw new Error(`There is no operation "${text}" for a fault to hit.`);
}

function aStream(target: Target, spec: string, routes: readonly Route[]): Target {
  if (target === everyCall || routes.some(({ id, stream }) => id === target && stream)) {
    return target;
  }
  throw new Error(`The fault "${spec}" cuts ${target}, which is not a stream.`);
}

const units = { '': 1, ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const isUnit = (text: string): text is keyof typeof units => Object.hasOwn(units, text);

function duration(text: string, spec: string): number {
  const [, number = '', unit = '?'] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d|)$/.exec(text) ?? [];
  if (isUnit(unit)) return Number(number) * units[unit];
  throw new Error(`The fault "${spec}" needs a duration such as 300, 20s, 5m or 2h.`);
}

function share(text: string, spec: string): number {
  const value = Number(text);
  if (text !== '' && value >= 0 && value <= 1) return value;
  throw new Error(`The fault "${spec}" needs a rate from 0 to 1, and "${text}" is none.`);
}

function integerOf(text: string, spec: string, [min, max]: [number, number]): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(
    `The fault "${spec}" needs a whole number from ${min} to ${max}, and "${text}" is none.`,
  );
}
