import { Skeleton } from '@trainyard/ui/base/skeleton';

/** The place of the reason why a trial is slow, about as high as it. */
export const SlowRunSkeleton = () => (
  <div role="status" aria-label="Loading what limits the speed" className="grid gap-3 py-3">
    <Skeleton className="w-48" />
    <Skeleton className="w-32" />
    <Skeleton className="h-48 w-full max-w-3xl opacity-40" />
  </div>
);
