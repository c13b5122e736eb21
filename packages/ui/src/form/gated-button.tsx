import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../base/button';
import { Tooltip } from '../base/tooltip';

type Props = Pick<ButtonProps, 'variant' | 'className' | 'isBusy'> & {
  /** why it cannot be done; it then stays in sight, disabled */
  reason?: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** A button that says why it does nothing, where it may not. */
export const GatedButton = ({ reason, onClick, children, ...rest }: Props) => (
  <Tooltip content={reason}>
    <Button
      {...rest}
      aria-disabled={reason === undefined ? undefined : true}
      onClick={reason === undefined ? onClick : undefined}
    >
      {children}
    </Button>
  </Tooltip>
);
