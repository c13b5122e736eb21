import type { ComponentProps } from 'react';
import { cn } from '../lib/utils';

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...rest}
    className={cn(
      'w-full min-w-0 resize-y rounded-md border border-line-strong bg-raised px-2.5 py-1.5',
      'disabled:opacity-60 aria-invalid:border-bad',
      className,
    )}
  />
);
