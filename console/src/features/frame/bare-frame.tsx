import { Outlet } from '@tanstack/react-router';
import { TooltipLayer } from '~/components/ui/tooltip-layer';

/** A page by itself, without side bar and tabs. */
export const BareFrame = () => (
  <>
    <main id="page" className="h-full min-h-0">
      <Outlet />
    </main>
    <TooltipLayer />
  </>
);
