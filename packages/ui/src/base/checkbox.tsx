import type { ComponentProps } from 'react';
import { cn } from '../lib/utils';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** some of what it stands for is chosen, not all */
  isIndeterminate?: boolean;
};

/** The platform's own checkbox in our looks, in one element; give it a label or an aria-label. */
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
