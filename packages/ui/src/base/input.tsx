import type { ComponentProps } from 'react';
import { cn } from '../lib/utils';

export type InputProps = ComponentProps<'input'>;

export const inputFrame =
  'w-full min-w-0 rounded-md border border-line-strong bg-raised px-2.5 disabled:opacity-60 aria-invalid:border-bad';

export const Input = ({ className, ...rest }: InputProps) => (
  <input {...rest} className={cn(inputFrame, 'h-8', className)} />
);
