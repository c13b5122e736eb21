import type { ReactNode } from 'react';

type Props = { label: string; className?: string; children: ReactNode };

/** Content wider or longer than its place; it takes the focus, so that keys can scroll it. */
export const ScrollRegion = ({ label, className, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className={className}>
    {children}
  </section>
);
