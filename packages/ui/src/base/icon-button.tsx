import type { ReactNode } from 'react';
import { displayText } from '../lib/visible-controls';
import { Button, type ButtonProps } from './button';
import { Tooltip, type TooltipSide } from './tooltip';

type Props = Omit<ButtonProps, 'aria-label' | 'children' | 'size'> & {
  /** names the action, for screen readers and the tooltip */
  label: string;
  shortcut?: string;
  side?: TooltipSide;
  /** the reason why the action is not available; the button stays visible, disabled */
  reason?: string | undefined;
  children: ReactNode;
};

/** A square button with only an icon. */
export const IconButton = ({
  label,
  shortcut,
  side,
  reason,
  onClick,
  variant = 'quiet',
  ...rest
}: Props) => (
  <Tooltip
    content={reason === undefined ? label : `${label}. ${reason}`}
    shortcut={shortcut}
    side={side}
  >
    <Button
      {...rest}
      variant={variant}
      size="icon"
      aria-label={displayText(label)}
      aria-disabled={reason === undefined ? rest['aria-disabled'] : true}
      // a tooltip describes an element only while it is shown
      aria-description={reason}
      onClick={reason === undefined ? onClick : undefined}
    />
  </Tooltip>
);
