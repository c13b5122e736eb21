import type { ComponentProps } from 'react';
import { cn } from '../lib/utils';

export type InputProps = ComponentProps<'input'>;

export function Input({ className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      className={cn(
        'h-8 w-full min-w-0 rounded-md border border-line-strong bg-raised px-2.5',
        'disabled:opacity-60 aria-invalid:border-bad',
        className,
      )}
    />
  );
}
