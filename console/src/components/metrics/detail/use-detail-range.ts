import type { Range } from '@trainyard/ui/charts/lines/series';
import { useCallback, useState } from 'react';

export type Detail = { range: Range; columns: number };

/** widths are rounded up to this, so that small resizes reuse the answer */
const columnStep = 256;

/** The zoomed range of a chart and the columns that it has; `onDetail` is for the chart. */
export function useDetailRange() {
  const [detail, setDetail] = useState<Detail>();
  const onDetail = useCallback((range: Range | undefined, columns: number) => {
    const pointCount = Math.ceil(columns / columnStep) * columnStep;
    setDetail((now) => {
      if (!range) return undefined;
      const isSame =
        now && now.columns === pointCount && now.range[0] === range[0] && now.range[1] === range[1];
      return isSame ? now : { range, columns: pointCount };
    });
  }, []);
  return { detail, onDetail };
}

/** The number of points that a part of an axis needs. */
export const pointsOfDetail = (detail: Detail | undefined, atLeast: number): number =>
  Math.max(atLeast, (detail?.columns ?? 0) * 2);
