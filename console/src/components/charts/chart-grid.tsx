import type { ReactNode } from 'react';

/** as many columns of charts as fit; rows out of sight are not laid out */
export const ChartGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,500px),1fr))] gap-x-8 gap-y-5 py-3">
    {children}
  </div>
);
