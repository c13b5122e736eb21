import {
  displayName,
  isFinished,
  type RunState,
  searcherMetric,
  stateLabel,
} from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { toneClass } from '@trainyard/ui/base/badge';
import { colorOf } from '@trainyard/ui/lib/colors';
import { formatNumber, formatPercent } from '@trainyard/ui/lib/format';
import type { Piece, WrapperProps } from '@trainyard/ui/table/grid/pieces';
import { stateIconClass, stateStrokes, stateStyle } from '~/components/entity/state-badge';
import { elapsedPiece, timePiece } from '~/components/entity/times';
import { experimentColor } from '~/data/experiment-colors';
import type { ExperimentRow } from '~/data/experiments';
import { searcherValue } from '~/lib/searcher-value';
import { RowLink } from './row-link';
import { TagLink } from './tag-link';

/** Undefined for a value that the row lacks. */
type Pieces = readonly Piece[] | undefined;

/** Lays out the pieces of a name. */
export const nameCellClass = 'flex items-center gap-1.5';

export function namePieces({ id, run, experiment }: ExperimentRow): Pieces {
  const { name, archived, unmanaged } = experiment;
  // in a grid its cell takes the focus, and Enter there follows the link
  const link = (props: WrapperProps) => (
    <RowLink experimentId={experiment.id} trialId={run?.id} tabIndex={-1} {...props} />
  );
  return [
    { kind: 'dot', color: run ? colorOf(id) : experimentColor(id) },
    { kind: 'text', text: name, title: name, className: 'truncate font-medium', wrap: link },
    ...(archived ? [{ kind: 'tag', text: 'Archived' } as const] : []),
    ...(unmanaged ? [{ kind: 'tag', text: 'Unmanaged' } as const] : []),
    ...labelPieces(experiment),
  ];
}

/** As many labels as fit beside a name, in a wide column two, and how many more there are. */
function labelPieces({ labels, projectId, archived, unmanaged }: Experiment): readonly Piece[] {
  const sorted = labels.toSorted();
  const title = sorted.join(', ');
  // none fits beside another tag in a narrow column
  const narrowCount = archived || unmanaged ? 0 : 1;
  const restOf = (count: number, only: 'wide' | 'narrow'): readonly Piece[] =>
    sorted.length > count
      ? [
          {
            kind: 'text',
            text: `+${sorted.length - count}`,
            title,
            className: 'num -ml-0.5 shrink-0 text-xs text-faint',
            only,
          },
        ]
      : [];
  return [
    ...sorted.slice(0, 2).map(
      (text, at): Piece => ({
        ...{ kind: 'tag', text, title, isShort: true, wrap: linkOf(projectId, text) },
        ...(at < narrowCount ? {} : { only: 'wide' }),
      }),
    ),
    ...restOf(narrowCount, 'narrow'),
    ...restOf(2, 'wide'),
  ];
}

export function statePieces(state: RunState): Pieces {
  const { tone, shape } = stateStyle(state);
  return [
    {
      kind: 'icon',
      strokes: stateStrokes(shape),
      className: `mt-[3px] mr-1.5 align-top ${stateIconClass(shape)} ${toneClass(tone)}`,
    },
    { kind: 'text', text: stateLabel(state) },
  ];
}

/** From 0 to 1; null where the master keeps none. A completed one is done (screens S7.3). */
export const progressShare = ({ progress, state }: Experiment): number | null =>
  state === 'STATE_COMPLETED' ? 1 : progress;

/** Lays out the pieces of a progress. */
export const progressCellClass = 'flex items-center gap-2';

export function progressPieces(experiment: Experiment): Pieces {
  const { name, state } = experiment;
  const share = progressShare(experiment);
  if (share === null) return undefined;
  const text = formatPercent(share, 0);
  const className = 'num text-right text-sm text-muted';
  if (isFinished(state)) return [{ kind: 'text', text, className, grows: true }];
  const { tone } = stateStyle(state);
  return [
    { kind: 'bar', share, tone, label: `Progress of ${name}`, grows: true },
    { kind: 'text', text, className: `w-8 ${className}` },
  ];
}

/** Names the searcher metric of an experiment and its value in full. */
export function metricHover(row: ExperimentRow): string | undefined {
  const value = searcherValue(row);
  return value === undefined
    ? undefined
    : `${searcherMetric(row.experiment.config)} ${formatNumber(value)}`;
}

export function userPieces(user: Parameters<typeof displayName>[0]): Pieces {
  const name = displayName(user);
  return [
    { kind: 'avatar', name, className: 'mr-1.5 align-top' },
    { kind: 'text', text: name },
  ];
}

export function forkedFromPieces({ forkedFrom }: Experiment): Pieces {
  if (forkedFrom === null) return undefined;
  return [
    {
      kind: 'text',
      text: String(forkedFrom),
      className: 'align-top font-mono text-sm/5 text-muted',
      wrap: (props) => <RowLink experimentId={forkedFrom} tabIndex={-1} {...props} />,
    },
  ];
}

export const startTimePieces = ({ startTime }: Experiment): Pieces =>
  startTime === null ? undefined : [timePiece(startTime, { className: 'text-muted' })];

/** Nothing for an experiment that has not ended. */
export const endTimePieces = ({ endTime }: Experiment): Pieces =>
  endTime === null ? [] : [timePiece(endTime, { className: 'text-muted' })];

export function durationPieces({ startTime, endTime }: Experiment): Pieces {
  const piece = elapsedPiece(startTime, endTime);
  return piece && [piece];
}

export const tagPieces = ({ labels, projectId }: Experiment): Pieces =>
  labels.length === 0
    ? undefined
    : labels.toSorted().map((text) => ({
        kind: 'tag',
        text,
        className: 'mr-1 align-top',
        wrap: linkOf(projectId, text),
      }));

/** The link of a tag, which narrows the list to the rows with it. */
const linkOf = (projectId: number, tag: string) => (props: WrapperProps) => (
  <TagLink projectId={projectId} tag={tag} {...props} />
);
