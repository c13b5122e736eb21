import type { ComponentProps } from 'react';
import { cn } from '../lib/utils';
import { inputFrame } from './input';

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={cn(inputFrame, 'resize-y py-1.5', className)} />
);
