import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { Tooltip } from './tooltip';

type Props = Omit<ButtonProps, 'aria-label' | 'children' | 'size'> & {
  /** what it does: its name for screen readers and its tooltip */
  label: string;
  shortcut?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
};

/** A square button that shows an icon alone. */
export function IconButton({ label, shortcut, side, children, variant = 'quiet', ...rest }: Props) {
  return (
    <Tooltip content={label} {...(shortcut ? { shortcut } : {})} {...(side ? { side } : {})}>
      <Button {...rest} variant={variant} size="icon" aria-label={label}>
        {children}
      </Button>
    </Tooltip>
  );
}
