import { createLink } from '@tanstack/react-router';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'a'>, 'children'> & {
  icon: ReactNode;
  label: string;
  /** icon alone, the label as a tooltip */
  isCollapsed?: boolean;
  note?: ReactNode;
};

const NavAnchor = ({ label: name, ...props }: Props) => {
  const { icon, isCollapsed = false, note, className, ...rest } = props;
  const label = displayText(name);
  return (
    <Tooltip content={isCollapsed ? label : null} side="right">
      <a
        {...rest}
        {...(isCollapsed ? { 'aria-label': label } : {})}
        className={cn(
          'no-underline-hover flex h-7 shrink-0 items-center gap-2.25 rounded-md px-2 text-muted hover:bg-hover',
          'aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-text',
          isCollapsed && 'justify-center',
          className,
        )}
      >
        {icon}
        {isCollapsed ? null : <span className="truncate">{label}</span>}
        {isCollapsed || note === undefined ? null : (
          <span className="num ml-auto text-sm font-normal text-faint">{note}</span>
        )}
      </a>
    </Tooltip>
  );
};

/** An item of the side bar; the current page is marked. */
export const NavLink = createLink(NavAnchor);
