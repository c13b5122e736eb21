import { createLink } from '@tanstack/react-router';
import { scrollActiveLink } from '@trainyard/ui/lib/scroll-active-link';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { ComponentProps, ReactNode } from 'react';

/** Tabs with their own URLs: each is a link, so that Back, new tabs and sharing work. */
export const TabLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    ref={scrollActiveLink}
    aria-label={displayText(label)}
    data-keeps-focus
    className="more-sideways flex shrink-0 gap-5 overflow-x-auto overflow-y-hidden border-b px-6 narrow:px-4"
  >
    {children}
  </nav>
);

type Props = ComponentProps<'a'> & {
  /** the count, or a short word, next to the name */
  note?: ReactNode;
};

const TabAnchor = ({ note, children, ...rest }: Props) => (
  <a
    {...rest}
    className="no-underline-hover relative h-8.5 leading-8.5 phone:h-11 phone:leading-11 whitespace-nowrap text-muted -outline-offset-2 hover:text-text aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:border-b-2 aria-[current=page]:after:border-ink"
  >
    {children}
    {note === undefined ? null : (
      <>
        {/* read out, the two are two words */}{' '}
        <span className="num ml-0.5 text-sm font-normal text-faint">{note}</span>
      </>
    )}
  </a>
);

/** A tab: a typed router link with an optional `note`. */
export const TabLink = createLink(TabAnchor);
