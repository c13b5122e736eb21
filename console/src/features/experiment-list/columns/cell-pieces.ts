import { displayName, isFinished, stateLabel } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { toneClass } from '@trainyard/ui/base/badge';
import { colorOf, colorOfName } from '@trainyard/ui/lib/colors';
import { timeAgo } from '@trainyard/ui/lib/duration';
import { formatPercent } from '@trainyard/ui/lib/format';
import type { Piece } from '@trainyard/ui/table/grid/picture/pieces';
import { initials } from '~/components/entity/avatar';
import { stateStrokes, stateStyle } from '~/components/entity/state-badge';
import { elapsedText } from '~/components/entity/times';
import type { ExperimentRow } from '~/features/experiments/queries';
import { masterNow } from '~/lib/master-now';
import { minLabels, progressShare } from './cells';

/** Returns the content of the cells of `cells.tsx`, for the painted picture of a scrolling list. */
type Pieces = readonly Piece[] | undefined;

const tag = 'shrink-0 rounded-sm border px-1.5 text-xs text-muted';
// room from which on a name has two labels beside it, with the padding of its cell
const wideName = 288 + 20;

export function namePieces(
  { id, experiment }: Pick<ExperimentRow, 'id' | 'experiment'>,
  width: number,
): Pieces {
  const { name, archived, unmanaged } = experiment;
  const labels = experiment.labels.toSorted();
  const labelCount = width >= wideName ? 2 : minLabels(experiment);
  const more = labels.length - labelCount;
  return [
    { className: 'size-2 rounded-full', style: { background: colorOf(id) } },
    { text: name, className: 'font-medium' },
    ...(archived ? [{ text: 'Archived', className: `h-4.5 ${tag}` }] : []),
    ...(unmanaged ? [{ text: 'Unmanaged', className: `h-4.5 ${tag}` }] : []),
    ...labels.slice(0, labelCount).map((text) => ({ text, className: `max-w-20 ${tag}` })),
    ...(more > 0 ? [{ text: `+${more}`, className: 'num -ml-0.5 text-xs text-faint' }] : []),
  ];
}

export function statePieces({ state }: Experiment): Pieces {
  const { tone, shape } = stateStyle(state);
  return [
    {
      className: `mt-[3px] mr-1.5 size-3.5 align-top ${toneClass(tone)}`,
      icon: { ...stateStrokes(shape), square: 16, width: 1.5 },
    },
    { text: stateLabel(state) },
  ];
}

export function progressPieces(experiment: Experiment): Pieces {
  const share = progressShare(experiment);
  if (share === null) return undefined;
  const { state } = experiment;
  const text = formatPercent(share, 0);
  const textClass = 'num text-right text-sm text-muted';
  if (isFinished(state)) return [{ text, className: textClass, grows: true }];
  const bar = `mr-2 h-1 rounded-full bg-line ${toneClass(stateStyle(state).tone)}`;
  return [
    { className: bar, grows: true, share },
    { text, className: `w-8 ${textClass}` },
  ];
}

export function userPieces(experiment: Experiment): Pieces {
  const name = displayName(experiment);
  return [
    {
      text: initials(name),
      className:
        'mr-1.5 size-5 rounded-full text-center align-top text-[9px] font-semibold text-on-ink',
      style: { background: colorOfName(name) },
    },
    { text: name },
  ];
}

export const forkedFromPieces = ({ forkedFrom }: Experiment): Pieces =>
  forkedFrom === null
    ? undefined
    : [{ text: String(forkedFrom), className: 'font-mono text-sm/5 text-muted' }];

export const timePieces = (time: string | null): Pieces =>
  time === null ? undefined : [{ text: timeAgo(time, masterNow()), className: 'num text-muted' }];

export function durationPieces({ startTime, endTime }: Experiment): Pieces {
  const text = elapsedText(startTime, endTime);
  if (text === undefined) return undefined;
  return [{ text, className: endTime === null ? 'num' : '' }];
}

export const tagPieces = ({ labels }: Experiment): Pieces =>
  labels.length === 0
    ? undefined
    : labels
        .toSorted()
        .map((text) => ({ text, className: `mr-1 h-4.5 max-w-48 align-top font-normal ${tag}` }));
