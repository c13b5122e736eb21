import type { Series } from '@trainyard/ui/charts/lines/series';
import type { BaseRun } from './base-run';

/** the first one is that of a pair's training metric */
const dashes = [
  [5, 4],
  [1.5, 3],
];

/** The lines of the base run, which are quiet; those without points are left out. */
export const baseSeries = (
  series: readonly Series[],
  { id, name }: BaseRun['experiment'],
): Series[] =>
  series.flatMap((one, index) =>
    one.points.length === 0
      ? []
      : [
          {
            id: `base ${one.id}`,
            name: `Base: ${name} (${id})${series.length > 1 ? ` ${one.name}` : ''}`,
            color: '--muted',
            dash: dashes[index % dashes.length] ?? [],
            points: one.points,
          },
        ],
  );
