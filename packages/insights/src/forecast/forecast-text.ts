import type { ForecastBasis, JobForecast, Range } from './forecast';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A forecast as text: the event with its time, and its basis. */
export type ForecastText = {
  /** "starts in 20–35 min: needs 8, 2 free" */
  sentence: string;
  /** the same without the free slots, beside a count of them that may be of another moment */
  sentenceBesideCount: string;
  /** "80 % range, median 27 min, from progress of 8 running jobs"; empty without random draws */
  basis: string;
};

/**
 * Describes a forecast in one sentence; null if there is nothing to report about a running job.
 * `elsewhere` names pools with enough free slots and no queue.
 */
export function forecastText(
  forecast: JobForecast,
  elsewhere: readonly string[] = [],
): ForecastText | null {
  const sentence = sentenceOf(forecast, 'with free slots');
  if (sentence === null) return null;
  const isSoon = forecast.kind === 'starts' && forecast.range.high < minute;
  const other = forecast.kind === 'ends' || isSoon ? '' : elsewhereText(elsewhere);
  return {
    sentence: sentence + other,
    sentenceBesideCount: (sentenceOf(forecast, 'alone') ?? '') + other,
    basis: forecast.kind === 'starts' || forecast.kind === 'ends' ? whyText(forecast) : '',
  };
}

const elsewhereText = (pools: readonly string[]) =>
  pools.length === 0 ? '' : `; ${pools.join(' or ')} could start it now`;

type Detail = 'with free slots' | 'alone';

function sentenceOf(forecast: JobForecast, detail: Detail): string | null {
  switch (forecast.kind) {
    case 'starts': {
      // in half of the futures other jobs repeatedly come first
      if (!Number.isFinite(forecast.range.median))
        return `start not in sight${reasonOf(forecast, detail)}`;
      return `starts ${rangeText(forecast.range)}${reasonOf(forecast, detail)}`;
    }
    case 'ends': {
      const live = forecast.live > 1 ? `${forecast.live} trials live` : null;
      const { range } = forecast;
      const end = range && Number.isFinite(range.median) ? `ends ${rangeText(range)}` : null;
      return [end, live].filter((part) => part !== null).join(', ') || null;
    }
    case 'never':
      return neverText(forecast.needs, forecast.capacity);
    case 'disabled':
      return `cannot start now: needs ${forecast.needs}, ${forecast.disabled} are disabled`;
    case 'unknown':
      return `no forecast yet: ${needsText(forecast, detail)}`;
  }
}

/** "can never start here: needs 16, pool has 8"; with the pool's name in lists of several pools */
export function neverText(needs: number, capacity: number, pool?: string): string {
  const never = pool === undefined ? 'can never start here' : 'can never start';
  const where = pool ?? 'pool';
  if (needs <= capacity)
    return `${never}: no agents${pool ? ` of ${pool}` : ''} have room for ${needs}`;
  return `${never}: needs ${needs}, ${where} has ${capacity}`;
}

/** The reason of a wait; empty for a job that starts at once. */
function reasonOf(forecast: Extract<JobForecast, { kind: 'starts' }>, detail: Detail): string {
  return forecast.range.high < minute ? '' : `: ${needsText(forecast, detail)}`;
}

const needsText = ({ needs, free }: { needs: number; free: number }, detail: Detail) =>
  detail === 'alone' ? `needs ${needs}` : `needs ${needs}, ${free} free`;

/** "80 % range, median 27 min, from progress of 8 running jobs"; empty without random draws */
function whyText({ basis, range }: Extract<JobForecast, { basis: ForecastBasis }>): string {
  const why = basisText(basis);
  if (why === '' || !range || !Number.isFinite(range.median)) return why;
  return `80 % range, median ${shortTime(range.median, 1).text}, ${why}`;
}

/** "in about 26 min", "in 20–35 min", "in about 3 h (30 min – 19 h)", "now"; an infinite `high` is beyond the horizon. */
export function rangeText({ low, median, high }: Range): string {
  if (high < minute) return 'now';
  const from = shortTime(low);
  if (!Number.isFinite(high)) return `in ${from.text} or later`;
  const to = shortTime(high);
  if (from.text === to.text || high / Math.max(low, minute) < 1.25)
    return high < 2 * minute ? 'in about a minute' : `in about ${shortTime(median, 1).text}`;
  if (low < minute) return `within ${to.text}`;
  const range = from.unit === to.unit ? `${from.amount}–${to.text}` : `${from.text} – ${to.text}`;
  return high / low > wideRange ? `in about ${shortTime(median).text} (${range})` : `in ${range}`;
}

/** a range of which one end is this many times the other says little without its median */
const wideRange = 8;

type ShortTime = { amount: string; unit: string; text: string };

/** A time rounded to reliable steps: 5 minutes within an hour, half hours within a day. */
function shortTime(ms: number, minStep?: number): ShortTime {
  const minutes = ms / minute;
  if (minutes < 57.5) return time(minutes, minStep ?? (minutes < 10 ? 1 : 5), 'min');
  const hours = ms / hour;
  if (hours < 23.5) return time(hours, hours < 6 ? 0.5 : 1, 'h');
  return time(ms / day, ms < 6 * day ? 0.5 : 1, 'd');
}

function time(value: number, step: number, unit: string): ShortTime {
  const amount = `${Math.max(step, Math.round(value / step) * step)}`;
  return { amount, unit, text: `${amount} ${unit}` };
}

/** "from progress of 8 running jobs and past runs of 2", "from 12 past runs of Ana in Vision" */
export function basisText({ progress, past, likePast, unknown }: ForecastBasis): string {
  if (past) {
    const owner = past.owner === null ? '' : ` of ${past.owner}`;
    const project = past.project === null ? '' : ` in ${past.project}`;
    return `from ${past.count} past runs${owner}${project}`;
  }
  const parts = [
    progress > 0 ? `progress of ${jobs(progress)}` : null,
    likePast > 0 ? `past runs like ${jobs(likePast)}` : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return '';
  const rest = unknown > 0 ? `; ${jobs(unknown)} may end at any time` : '';
  return `from ${parts.join(' and ')}${rest}`;
}

const jobs = (count: number) => `${count} running ${count === 1 ? 'job' : 'jobs'}`;
