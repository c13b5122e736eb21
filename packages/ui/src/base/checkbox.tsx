import type { ComponentProps } from 'react';
import { cn } from '../lib/utils';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** some, but not all, of the items it represents are selected */
  isIndeterminate?: boolean;
};

/**
 * The browser's own checkbox with our styles, as one element; it needs a label or an aria-label.
 */
export const Checkbox = ({ isIndeterminate = false, className, ...rest }: Props) => (
  <input
    {...rest}
    type="checkbox"
    ref={(input) => {
      if (input) input.indeterminate = isIndeterminate;
    }}
    className={cn('check', className)}
  />
);
