import type { ComponentProps } from 'react';
import { cn } from '../lib/utils';

export type InputProps = ComponentProps<'input'>;

const frame =
  'w-full min-w-0 rounded-md border border-line-strong bg-raised px-2.5 disabled:opacity-60 aria-invalid:border-bad';

export const Input = ({ className, ...rest }: InputProps) => (
  <input {...rest} className={cn(frame, 'h-8', className)} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={cn(frame, 'resize-y py-1.5', className)} />
);
