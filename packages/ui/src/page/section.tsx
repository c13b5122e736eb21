import type { ReactNode } from 'react';
import { cn } from '../lib/utils';

/** Heads a block of a page: what it is, a few words about it. */
export const SectionHeading = ({ children, note }: { children: string; note?: ReactNode }) => (
  <h2 className="mb-2.5 flex flex-wrap items-baseline gap-x-2">
    {children}
    {note ? <span className="num text-sm font-normal text-faint">{note}</span> : null}
  </h2>
);

type Props = { label: string; className?: string; children: ReactNode };

/** Content wider or longer than its place; it takes the focus, so that keys can scroll it. */
export const ScrollRegion = ({ label, className, children }: Props) => (
  // words for screen readers are placed by it, or they would widen the page around it
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className={cn('relative', className)}>
    {children}
  </section>
);
