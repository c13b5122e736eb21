import type { MetricPair } from '@trainyard/sdk/model';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { useEffect } from 'react';
import { isOnChart, pointOf } from '~/components/metrics/point-notes/note-chart';

/** frames that the page has to render the chart before it is searched, and in all */
const [framesUntilSearch, maxFrames] = [30, 120];

type Props = {
  pairs: readonly MetricPair[];
  /** the point of the link, as `1200|loss` */
  point: string;
  /** finds a chart that is not on the page, by its title */
  onFind: (title: string) => void;
};

/** Scrolls once to the chart that a link to a point names, which may be in a closed section. */
export function useChartOfPoint({ pairs, point, onFind }: Props): void {
  const read = pointOf(point);
  const title = read && pairs.find((pair) => isOnChart(read, pair))?.title;
  const find = useHandler(onFind);
  useEffect(() => {
    if (title === undefined) return undefined;
    let frames = 0;
    let frame = requestAnimationFrame(findChart);
    function findChart() {
      const charts = [...document.querySelectorAll<HTMLElement>('[data-chart]')];
      const chart = charts.find(({ dataset }) => dataset.chart === title);
      if (chart) return chart.scrollIntoView({ block: 'center' });
      frames += 1;
      if (frames === framesUntilSearch) find(title ?? '');
      if (frames < maxFrames) frame = requestAnimationFrame(findChart);
    }
    return () => cancelAnimationFrame(frame);
  }, [title, find]);
}
