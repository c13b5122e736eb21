import type { ReactNode } from 'react';

/** small charts side by side, as many as fit */
export const TileGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-x-6 gap-y-5 py-3">
    {children}
  </div>
);
