import { createLink } from '@tanstack/react-router';
import { scrollActiveLink } from '@trainyard/ui/lib/scroll-active-link';
import type { ComponentProps, ReactNode } from 'react';

/** Parts of a tab with their own URLs, below the tabs of their page. */
export const PartLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    ref={scrollActiveLink}
    aria-label={label}
    data-keeps-focus
    className="more-sideways -mx-6 mt-3 flex gap-1 overflow-x-auto px-6 pb-1 narrow:-mx-4 narrow:px-4"
  >
    {children}
  </nav>
);

const PartAnchor = (props: ComponentProps<'a'>) => (
  <a
    {...props}
    className="no-underline-hover flex h-7 items-center rounded-md phone:h-11 px-2.5 whitespace-nowrap text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-text"
  />
);

/** A part: a typed router link. */
export const PartLink = createLink(PartAnchor);
