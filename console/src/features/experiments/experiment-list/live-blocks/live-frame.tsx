import { Skeleton } from '@trainyard/ui/base/skeleton';
import { type ReactNode, type Ref, useState } from 'react';

type Props = {
  ref?: Ref<HTMLElement>;
  /** names the block */
  label: string;
  /** how much of it is shown */
  note?: string | undefined;
  address: string;
  /** two of them are in a row */
  isHalf?: boolean;
  /** of its content while it loads, px */
  height: number;
  isLoading: boolean;
  children: ReactNode;
};

/** px */
const padding = 12;

/**
 * The frame of a block of a note that shows what the master says now. One that had to load keeps
 * the height that it had then on the screen, so that the text below it does not move.
 */
export function LiveFrame(props: Props) {
  const { ref, label, note, address, isHalf = false, height, isLoading, children } = props;
  const [hadToLoad] = useState(isLoading);
  return (
    <section
      ref={ref}
      aria-label={label}
      data-half={isHalf || undefined}
      className="live-block my-3 flow-root min-w-0 rounded-md border"
    >
      <div className="flex items-baseline gap-2 border-b px-3 py-1.5 text-sm">
        <span className="min-w-0 truncate font-medium">{label}</span>
        {note ? <span className="num text-muted">{note}</span> : null}
        <a href={address} className="link ml-auto">
          Open
        </a>
      </div>
      <div
        className="min-w-0 overflow-x-auto print:min-h-0!"
        style={{ padding, ...(hadToLoad && { minHeight: height + 2 * padding }) }}
      >
        {isLoading ? (
          <div style={{ height }}>
            <Skeleton className="size-full" />
          </div>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** Shown for a block whose text is not the link that it needs. */
export const WrongLink = ({ text, needed }: { text: string; needed: string }) => (
  <div role="note" className="my-3 rounded-md border px-3 py-2 text-sm text-muted">
    This block needs {needed}.<pre>{text}</pre>
  </div>
);
