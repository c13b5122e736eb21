import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { Tooltip, type TooltipSide } from './tooltip';

type Props = Omit<ButtonProps, 'aria-label' | 'children' | 'size'> & {
  /** names the action, for screen readers and the tooltip */
  label: string;
  shortcut?: string;
  side?: TooltipSide;
  children: ReactNode;
};

/** A square button with only an icon. */
export const IconButton = ({ label, shortcut, side, variant = 'quiet', ...rest }: Props) => (
  <Tooltip content={label} shortcut={shortcut} side={side}>
    <Button {...rest} variant={variant} size="icon" aria-label={label} />
  </Tooltip>
);
