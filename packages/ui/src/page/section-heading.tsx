import type { ReactNode } from 'react';

/** Heads a block of a page: what it is, a few words about it. */
export const SectionHeading = ({ children, note }: { children: string; note?: ReactNode }) => (
  <h2 className="mb-2.5 flex items-baseline gap-2">
    {children}
    {note ? <span className="num text-sm font-normal text-faint">{note}</span> : null}
  </h2>
);
