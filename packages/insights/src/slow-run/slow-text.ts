import { formatPercent, formatRounded } from '../figures';
import { durationText } from '../waste/waste';
import type { CauseKind, Evidence } from './evidence';
import type { SlowRun } from './slow-run';

const names: Readonly<Record<CauseKind, string>> = {
  unused: 'GPUs that are not used',
  input: 'input',
  peers: 'waiting for peers',
  network: 'the network',
  gaps: 'gaps without training',
  idle: 'training without GPUs',
  gpu: 'the GPUs',
};

const headlines: Readonly<Record<CauseKind, string>> = {
  unused: 'Some GPUs are not used',
  input: 'Bound by input',
  peers: 'Waits for peers',
  network: 'Possibly bound by the network',
  gaps: 'Gaps without training',
  idle: 'Trains without its GPUs',
  gpu: 'Bound by the GPUs',
};

/** A short name of a cause, as in a list. */
export const causeName = (kind: CauseKind): string => names[kind];

const meanings: Readonly<Record<CauseKind, string>> = {
  unused: 'The trial holds slots that do nothing.',
  input: 'The GPUs wait until data is read and prepared.',
  peers: 'GPUs or ranks take different times for a step, so that the faster ones wait.',
  network:
    'The GPUs wait, loading is short, and the network stays at its highest throughput. How fast it could be is not measured.',
  gaps: 'There are times in which the loop does not train.',
  idle: 'It reports training at times in which no GPU is in use: its code trains elsewhere, such as on the CPU.',
  gpu: 'The GPUs are busy while it trains: nothing else holds it back there.',
};

export const causeMeaning = (kind: CauseKind): string => meanings[kind];

/** The verdict, without a full stop. */
export function slowHeadline({ causes, missing }: SlowRun): string {
  const [first, ...others] = causes;
  if (first === undefined)
    return missing === undefined ? 'No single cause' : `Not enough data: ${missing}`;
  if (others.length === 0) return headlines[first.kind];
  return `Several causes fit: ${causes.map(({ kind }) => causeName(kind)).join(', ')}`;
}

/** The reason why GPUs are not judged, where there is another cause; the headline has it elsewhere. */
export const missingText = ({ causes, missing }: SlowRun): string | undefined =>
  causes.length > 0 && missing !== undefined ? `The GPUs cannot be judged: ${missing}.` : undefined;

/** A value with its unit: `91%`, `140 ms`. */
export function evidenceValue({ value, unit }: Pick<Evidence, 'value' | 'unit'>): string {
  if (unit === '%') return formatPercent(value / 100, 0);
  const text = formatRounded(value, 3);
  return unit === '' ? text : `${text}\u00a0${unit}`;
}

/** How long the use of the GPUs was measured; undefined if it was not. */
export function coverageText({ seconds }: SlowRun): string | undefined {
  if (seconds === 0) return undefined;
  const minutes = Math.round(seconds / 60);
  const text = minutes < 2 ? `${Math.round(seconds)} s` : durationText(minutes * 60_000);
  return `GPUs measured for ${text}`;
}
