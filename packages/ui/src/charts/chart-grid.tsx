import type { ReactNode } from 'react';
import { cn } from '../lib/utils';

type Props = {
  children: ReactNode;
  /** something else is beside it, so that columns are narrower */
  isBeside?: boolean;
};

/** as many columns of charts as fit; rows out of sight are not laid out */
export const ChartGrid = ({ children, isBeside = false }: Props) => (
  <div
    className={cn(
      'grid gap-x-8 gap-y-5 py-3',
      isBeside
        ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,400px),1fr))]'
        : 'grid-cols-[repeat(auto-fill,minmax(min(100%,500px),1fr))]',
    )}
  >
    {children}
  </div>
);
