import { mix } from '../metrics/noise';
import type { Settings } from '../rows';
import { containerLine, type LogBook, type LogInput, type LogLine } from './log-line';

/** Settings of a job that writes that many lines, whatever it trains. */
export type LongLoggedSettings = Settings & { logLines: number };

export const isLongLogged = (settings: Settings): settings is LongLoggedSettings =>
  'logLines' in settings;

type OpenInput = { input: LogInput; lines: number; now: number };

/** A log too long to be kept, or gone through, as a whole: each line follows from its place. */
export function openLongLog({ input, lines, now }: OpenInput): LogBook {
  const { run, trial } = input;
  const from = run.trainingAt ?? run.requestedAt;
  const spacing = ((run.endedAt ?? now) - from) / lines;
  const atOf = (place: number) => Math.floor(from + place * spacing);
  const text = (place: number) => textOf(trial.seed, place);
  const line = (place: number): LogLine =>
    containerLine(input, {
      at: atOf(place),
      log: text(place),
      rank: place % Math.max(1, input.experiment.settings.slotsPerTrial),
      level: levelOf(place),
    });
  // the first place whose time is later
  const firstAfter = (at: number) => {
    let [low, high] = [0, lines];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (atOf(middle) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const count = firstAfter(now);
  return {
    count,
    text,
    lines: (start, end) =>
      Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, offset) =>
        line(start + offset),
      ),
    firstAfter: (at) => Math.min(count, firstAfter(at)),
    sample: () => Array.from({ length: Math.min(count, 16) }, (_, place) => line(place)),
  };
}

const isValidation = (place: number) => place % 1000 === 999;
const isWarning = (place: number) => place % 5000 === 4321;
const isError = (place: number) => place % 100_000 === 77_777;

function levelOf(place: number): LogLine['level'] {
  if (isError(place)) return 'LOG_LEVEL_ERROR';
  return isWarning(place) ? 'LOG_LEVEL_WARNING' : 'LOG_LEVEL_INFO';
}

function textOf(seed: number, place: number): string {
  const luck = mix(seed, 511, place);
  if (isError(place)) return `NCCL timeout on step ${place}, retry ${1 + (luck % 3)} of 3`;
  if (isWarning(place)) return `DataLoader worker ${luck % 8} is slow at step ${place}`;
  // four digits without the detour over toFixed, which takes most of a search's time
  const loss = Math.floor(23_000 + 85_000 / (1 + place / 40_000) + (luck % 1250));
  const lossText = `${Math.floor(loss / 10_000)}.${String(10_000 + (loss % 10_000)).slice(1)}`;
  if (isValidation(place)) return `validation at step ${place}: loss ${lossText}`;
  return `step ${place} loss ${lossText} ${900 + (luck % 97)} samples/s`;
}
