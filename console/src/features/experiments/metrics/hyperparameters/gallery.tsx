import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { keyOf } from '@trainyard/ui/lib/keys';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect } from 'react';

/** small charts side by side, as many as fit */
export const TileGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-x-6 gap-y-5 py-3">
    {children}
  </div>
);

type Props = {
  title: string;
  at: number;
  count: number;
  /** undefined closes it */
  onChange: (at: number | undefined) => void;
  children: ReactNode;
};

/** One enlarged chart, with buttons to the previous and next one; the first follows the last. */
export function Gallery({ title, at, count, onChange, children }: Props) {
  const step = useCallback(
    (by: number) => onChange((at + by + count) % count),
    [at, count, onChange],
  );

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // a chart's own cursor goes before
      if (event.defaultPrevented) return;
      const key = keyOf(event);
      if (key === 'ArrowLeft') step(-1);
      else if (key === 'ArrowRight') step(1);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [step]);

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onChange(undefined)}>
      <DialogContent title={title} size="large">
        <div className="mb-2 flex items-center justify-end gap-1">
          <span className="num mr-1 text-sm text-faint" aria-live="polite">
            {at + 1} of {count}
          </span>
          <IconButton label="Previous chart" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden className="size-4" />
          </IconButton>
          <IconButton label="Next chart" onClick={() => step(1)}>
            <ChevronRight aria-hidden className="size-4" />
          </IconButton>
        </div>
        {children}
      </DialogContent>
    </Dialog>
  );
}
