import type { Metric } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { plural } from '@trainyard/ui/lib/format';
import type { ReactNode } from 'react';
import { MetricTreeList } from './metric-tree-list';

type Props = {
  /** the metrics that the filter lets through */
  metrics: readonly Metric[];
  isFiltered: boolean;
  /** paths of the tree that have charts; none stands for all */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** the charts */
  children: ReactNode;
};

/** Charts with the tree of metric names at their side; on a narrow screen the tree is above. */
export const MetricSide = ({ metrics, isFiltered, chosen, onChange, children }: Props) => (
  <div className="grid grid-cols-[220px_minmax(0,1fr)] gap-x-6 narrow:grid-cols-1">
    <aside className="sticky top-0 self-start py-3 narrow:static narrow:border-b">
      <div className="flex h-7 items-center justify-between text-sm text-faint">
        <span className="num">{plural(metrics.length, 'name')}</span>
        {chosen.length > 0 ? (
          <Button variant="quiet" onClick={() => onChange([])}>
            Show all
          </Button>
        ) : null}
      </div>
      <MetricTreeList {...{ metrics, isFiltered, chosen, onChange }} />
    </aside>
    {children}
  </div>
);
