import { lazyRouteComponent } from '@tanstack/react-router';

/** The chart of an expression, which a loader can load before the chart is on the page. */
export const FormulaChart = lazyRouteComponent(() => import('./formula-chart'));
