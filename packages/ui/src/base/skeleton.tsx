import { cn } from '../lib/utils';

/**
 * A placeholder for a text that loads; screen readers ignore it, so a parent announces "Loading"
 * once.
 */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cn('block h-3 animate-breathe rounded-sm bg-line', className)} />
);

/**
 * Animates many placeholders as one. Each placeholder with an animation of its own is a layer of its
 * own, which costs more than the page that replaces it.
 */
export const breatheTogether = 'animate-breathe **:[.animate-breathe]:animate-none';

type RowsProps = { rows?: number; rowHeight?: number; label?: string };

const widths = ['w-2/5', 'w-1/2', 'w-1/3', 'w-3/5'];

/** The skeleton of a list, with as many rows of the same height as the list will have. */
export const SkeletonRows = ({ rows = 10, rowHeight = 34, label = 'Loading' }: RowsProps) => (
  <div role="status" aria-label={label} className={breatheTogether}>
    {Array.from({ length: rows }, (_, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have no other name
        key={index}
        className="flex items-center gap-6 border-b px-6 narrow:px-4"
        style={{ height: rowHeight }}
      >
        <Skeleton className="w-10" />
        <Skeleton className={widths[index % widths.length] ?? 'w-1/2'} />
        <Skeleton className="ml-auto w-16" />
      </div>
    ))}
  </div>
);
