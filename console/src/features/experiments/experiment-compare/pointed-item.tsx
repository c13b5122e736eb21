import { createPageStore } from '@trainyard/ui/lib/page-store';
import { type ComponentProps, useEffect } from 'react';
import { CompareCharts } from './compare-charts';

/** The row under the pointer or with the focus, in the table or in a chart: outside React, so that neither renders the page. */
const pointedItem = createPageStore<number | undefined>(undefined);

function point(id: number | undefined) {
  if (id !== pointedItem.get()) pointedItem.set(id);
}

/** The handlers of a row: its lines are highlighted under the pointer and with the focus. */
export const pointingRow = (id: number) => ({
  className: 'has-data-pointed:bg-hover',
  onPointerEnter: () => point(id),
  onPointerLeave: () => point(undefined),
  onFocus: () => point(id),
  onBlur: () => point(undefined),
});

/** Marks its row while a line of it is highlighted. */
export function PointedMark({ id }: { id: number }) {
  return pointedItem.use() === id ? <span data-pointed hidden /> : null;
}

/** Charts whose lines are highlighted together with the rows of the table. */
export function PointedCharts(props: ComponentProps<typeof CompareCharts>) {
  const pointed = pointedItem.use();
  useEffect(() => () => point(undefined), []);
  return <CompareCharts {...props} highlighted={pointed} onHighlight={point} />;
}
