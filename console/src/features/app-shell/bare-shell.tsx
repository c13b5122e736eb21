import { Outlet } from '@tanstack/react-router';
import { TooltipLayer } from '@trainyard/ui/base/tooltip-layer';

/** A page by itself, without side bar and tabs. */
export const BareShell = () => (
  <>
    <main id="page" className="h-full min-h-0">
      <Outlet />
    </main>
    <TooltipLayer />
  </>
);
