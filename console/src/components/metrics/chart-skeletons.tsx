import { Skeleton } from '@trainyard/ui/base/skeleton';
import { ChartGrid } from '@trainyard/ui/charts/chart-grid';

/** Charts that are loading. A page of charts shows them from the first moment on. */
export const ChartSkeletons = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <ChartGrid>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="grid h-52 content-start gap-3">
          <Skeleton className="w-24" />
          <Skeleton className="h-44 w-full opacity-40" />
        </div>
      ))}
    </ChartGrid>
  </div>
);
