import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../base/button';
import { Tooltip } from '../base/tooltip';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'isBusy'> & {
  /** the reason why the action is not available; the button stays visible, disabled */
  reason?: string | undefined;
  /** shown like a reason, while the action is available */
  note?: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** A button that shows the reason when its action is not available. */
export const DisabledReasonButton = ({ reason, note, onClick, children, ...rest }: Props) => (
  <Tooltip content={reason ?? note}>
    <Button
      {...rest}
      aria-disabled={reason === undefined ? undefined : true}
      // a tooltip describes an element only while it is shown
      aria-description={reason}
      onClick={reason === undefined ? onClick : undefined}
    >
      {children}
    </Button>
  </Tooltip>
);
