import {
  displayName,
  isFinished,
  type RunState,
  searcherMetric,
  stateLabel,
} from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { toneClass } from '@trainyard/ui/base/badge';
import { formatPercent } from '@trainyard/ui/lib/format';
import type { Piece, WrapperProps } from '@trainyard/ui/table/grid/pieces';
import { stateIconClass, stateStrokes, stateStyle } from '~/components/entity/state-badge';
import { elapsedPiece, timePiece } from '~/components/entity/times';
import { rowColor } from '~/data/experiments/experiment-colors';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import { RowLink } from './row-link';
import { TagLink } from './tag-link';

/** Undefined for a value that the row lacks. */
type Pieces = readonly Piece[] | undefined;

/** Lays out the pieces of a name. */
export const nameCellClass = 'flex items-center gap-1.5';

/**
 * The pieces of a name cell: marks, name, and as many tags as fit into a width in pixels, followed
 * by the number of the others. A long name is shortened for that number. One tag if the width is
 * not known.
 */
export function namePieces(row: ExperimentRow, width?: number): Pieces {
  const { run, experiment } = row;
  const { name, archived, unmanaged } = experiment;
  // in a grid its cell takes the focus, and Enter there follows the link
  const link = (props: WrapperProps) => (
    <RowLink experimentId={experiment.id} trialId={run?.id} tabIndex={-1} {...props} />
  );
  const marks = [...(archived ? ['Archived'] : []), ...(unmanaged ? ['Unmanaged'] : [])];
  const taken =
    nameInset + textWidth(name, nameSize) + marks.reduce((sum, mark) => sum + tagWidth(mark), 0);
  const labels = labelPieces(experiment, width === undefined ? undefined : width - taken);
  return [
    { kind: 'dot', color: rowColor(row) },
    { kind: 'text', text: name, title: name, className: 'truncate font-medium', wrap: link },
    ...marks.map((text): Piece => ({ kind: 'tag', text })),
    ...labels,
  ];
}

/** the dot before a name, and the space after it, in pixels */
export const markWidth = 14;
/** padding of the cell and its dot, in pixels */
const nameInset = 20 + markWidth;
const gap = 6;
const [nameSize, tagSize] = [13, 11];
/** in a tag beside a name: its padding, borders and the longest text, in pixels */
const [tagInset, maxTag] = [14, 80];
const countWidth = 22;

/**
 * The width of a text in pixels, as wide as most letters of this size are: a cell is drawn before
 * the page can measure it.
 */
const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (letter < '\u2e80' ? 0.56 : 1) * size, 0);

const tagWidth = (tag: string): number =>
  gap + Math.min(maxTag, Math.ceil(textWidth(tag, tagSize)) + tagInset);

/** The tags that fit into a width, and the number of the others. */
function labelPieces(
  { labels, projectId, archived, unmanaged }: Experiment,
  width: number | undefined,
): readonly Piece[] {
  const sorted = labels.toSorted();
  const title = sorted.join(', ');
  const count = width === undefined ? Number(!archived && !unmanaged) : fittingCount(sorted, width);
  const rest = sorted.length - Math.min(count, sorted.length);
  return [
    ...sorted.slice(0, count).map(
      (text): Piece => ({
        kind: 'tag',
        text,
        title,
        isShort: true,
        wrap: linkOf(projectId, text),
      }),
    ),
    ...(rest > 0
      ? [
          {
            kind: 'text',
            text: `+${rest}`,
            title,
            className: 'num -ml-0.5 shrink-0 text-xs text-faint',
          } as const,
        ]
      : []),
  ];
}

/** The number of tags that fit, including room for the count of the others. */
function fittingCount(tags: readonly string[], width: number): number {
  let left = width;
  for (const [at, tag] of tags.entries()) {
    left -= tagWidth(tag);
    const isLast = at === tags.length - 1;
    if (left < (isLast ? 0 : countWidth)) return at;
  }
  return tags.length;
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
  // of one that got to its end, the state says it
  if (isFinished(state)) return share >= 1 ? [] : [{ kind: 'text', text, className, grows: true }];
  const { tone } = stateStyle(state);
  return [
    { kind: 'bar', share, tone, label: `Progress of ${name}`, grows: true },
    { kind: 'text', text, className: `w-8 ${className}` },
  ];
}

/** Names the searcher metric of an experiment and its value in full. */
export function metricHover(row: ExperimentRow): string | undefined {
  const value = searcherValue(row);
  return value === undefined ? undefined : `${searcherMetric(row.experiment.config)} ${value}`;
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
