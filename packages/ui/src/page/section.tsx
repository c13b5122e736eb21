import type { ReactNode } from 'react';
import { scrollWithoutHover } from '../lib/pointer/scroll-without-hover';
import { cn } from '../lib/utils';

/** The heading of a part of a page, with a short note. */
export const SectionHeading = ({ children, note }: { children: string; note?: ReactNode }) => (
  <h2 className="mb-2.5 flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
    {children}
    {note ? <span className="num text-sm font-normal text-faint">{note}</span> : null}
  </h2>
);

type Props = { label: string; className?: string; children: ReactNode };

/** Content wider or longer than its container; it is focusable, so that keys can scroll it. */
export const ScrollRegion = ({ label, className, children }: Props) => (
  // texts for screen readers are positioned relative to it; otherwise they would widen the page
  <section
    ref={scrollWithoutHover}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard
    tabIndex={0}
    className={cn('relative', className)}
  >
    {children}
  </section>
);
