import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '~/components/ui/tooltip';
import { cn } from '~/lib/cn';

type Props = Omit<ComponentProps<'a'>, 'children'> & {
  icon: ReactNode;
  label: string;
  /** icon alone, the label as a tooltip */
  isFolded?: boolean;
  note?: ReactNode;
};

const NavAnchor = ({ icon, label, isFolded = false, note, className, ...rest }: Props) => (
  <Tooltip content={isFolded ? label : null} side="right">
    <a
      {...rest}
      {...(isFolded ? { 'aria-label': label } : {})}
      className={cn(
        'no-underline-hover flex h-7 shrink-0 items-center gap-2.25 rounded-md px-2 text-muted hover:bg-hover',
        'aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-text',
        isFolded && 'justify-center',
        className,
      )}
    >
      {icon}
      {isFolded ? null : <span className="truncate">{label}</span>}
      {isFolded || note === undefined ? null : (
        <span className="num ml-auto text-sm font-normal text-faint">{note}</span>
      )}
    </a>
  </Tooltip>
);

/** One line of the side bar; the current page's is marked. */
export const NavLink = createLink(NavAnchor);
