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

type Props = {
  label: string;
  /** its controls are there already */
  isAlone?: boolean;
};

/** the height of the chart of a search */
export const searchChartHeight = 340;

/**
 * The chart of a search that is loading, in its final size: until the page is there, until its
 * controls are, and until its data is.
 */
export const SearchChartSkeleton = ({ label, isAlone = false }: Props) => (
  <div role="status" aria-label={label}>
    {isAlone ? null : (
      <div className="flex gap-2 pt-1 pb-3">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-7 w-24" />
        <Skeleton className="h-7 w-24" />
      </div>
    )}
    <div className="mb-1 flex h-5 items-center">
      <Skeleton className="w-24" />
    </div>
    <div style={{ height: searchChartHeight }}>
      <Skeleton className="h-full w-full opacity-40" />
    </div>
  </div>
);
