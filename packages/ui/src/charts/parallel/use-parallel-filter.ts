import { useMemo, useState } from 'react';
import { usePreferences } from '../../page/preferences';
import type { Axis } from '../axes/axis';
import type { Dimension } from '../axes/dimension';
import type { Brushes } from './brushes';
import { type ParallelLine, parallelAxes, passing, type Shares, sharesOf } from './parallel-layout';

export type ParallelFilter = {
  dimensions: readonly Dimension[];
  lines: readonly ParallelLine[];
  axes: readonly Axis[];
  shares: Shares;
  /** brushed parts of the axes, by the id of their dimension */
  brushes: ReadonlyMap<string, Brushes>;
  onBrush: (dimensionId: string, brushes: Brushes) => void;
  onClear: () => void;
  /** for each line, whether it passes every brush */
  isShown: readonly boolean[];
  shownCount: number;
};

type AllBrushes = ReadonlyMap<string, Brushes>;

/** The brushes of a caller that owns them. */
export type KeptBrushes = readonly [brushes: AllBrushes, onChange: (brushes: AllBrushes) => void];

const noBrushes: AllBrushes = new Map();

/**
 * The brushes of parallel coordinates and the lines that pass them, for a page that shows the same
 * lines elsewhere. `kept` stores the brushes if the caller owns them.
 */
export function useParallelFilter(
  dimensions: readonly Dimension[],
  lines: readonly ParallelLine[],
  ownerState?: KeptBrushes,
): ParallelFilter {
  const own = useState(noBrushes);
  const [brushes, setBrushes] = ownerState ?? own;
  const { outliers } = usePreferences();
  const axes = useMemo(
    () => parallelAxes(dimensions, lines, outliers),
    [dimensions, lines, outliers],
  );
  const shares = useMemo(() => sharesOf(lines, { dimensions, axes }), [lines, dimensions, axes]);
  const isShown = useMemo(() => {
    const byAxis = new Map(
      dimensions.flatMap(({ id }, index) => {
        const of = brushes.get(id);
        return of ? [[index, of] as const] : [];
      }),
    );
    return passing(shares, byAxis);
  }, [dimensions, brushes, shares]);
  return {
    dimensions,
    lines,
    axes,
    shares,
    brushes,
    isShown,
    shownCount: isShown.filter(Boolean).length,
    onBrush: (id, next) => {
      const all = new Map(brushes);
      if (next.length === 0) all.delete(id);
      else all.set(id, next);
      setBrushes(all);
    },
    onClear: () => setBrushes(noBrushes),
  };
}
