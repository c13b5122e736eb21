import { createLink } from '@tanstack/react-router';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { usePageScrolled } from '@trainyard/ui/page/page';
import { Children, type ComponentProps, type ReactNode } from 'react';

type Props = {
  /** crumbs, the last of them this page: `CrumbLink`s and one `Crumb` or `CrumbHeading` */
  children: ReactNode;
  /** at the right: the age of the data first, then buttons */
  actions?: ReactNode;
};

/**
 * The top line of a page: where it is, what can be done. Of long names the last gives way first,
 * since the head below has it whole, and the first gives way last. A phone has room for the place
 * above, and for this one where no head names it.
 */
export const PageStrip = ({ children, actions }: Props) => (
  <div
    className={cn(
      'flex h-11 shrink-0 items-center gap-3 px-6 text-muted narrow:px-4',
      // a part that stays in place draws its own border
      usePageScrolled() && 'has-[+[data-page-body]]:border-b',
    )}
  >
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5">
        {Children.map(children, (crumb) =>
          crumb ? (
            <li className="flex min-w-0 max-w-72 items-center gap-1.5 not-first:min-w-10 not-first:shrink-99 last:max-w-none last:min-w-16 last:shrink-9999 not-first:before:text-line-strong not-first:before:content-['/'] phone:nth-last-2:before:hidden phone:nth-last-[n+3]:hidden phone:has-[span[aria-current]]:hidden">
              {crumb}
            </li>
          ) : null,
        )}
      </ol>
    </nav>
    <div data-focus-list className="ml-auto flex shrink-0 items-center gap-2">
      {actions}
    </div>
  </div>
);

/** A name, or what a page makes of it. */
const visibleParts = (children: ReactNode) =>
  typeof children === 'string' ? displayText(children) : children;

const CrumbAnchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className="truncate whitespace-nowrap hover:text-text">
    {visibleParts(children)}
  </a>
);

export const CrumbLink = createLink(CrumbAnchor);

/** The breadcrumb of this page, if a head below contains its heading. */
export const Crumb = ({ children }: { children: ReactNode }) => (
  <span aria-current="page" className="truncate font-medium whitespace-nowrap text-text">
    {visibleParts(children)}
  </span>
);

/** The breadcrumb of this page as its heading, if there is no head. */
export const CrumbHeading = ({ children }: { children: ReactNode }) => (
  <h1
    tabIndex={-1}
    aria-current="page"
    className="truncate font-medium whitespace-nowrap text-text outline-none"
  >
    {visibleParts(children)}
  </h1>
);
