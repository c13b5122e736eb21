import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ViewLinesProps } from './experiment-view-menu-items';

const ExperimentViewLines = lazy(() =>
  import('./experiment-view-menu-items').then((module) => ({
    default: module.ExperimentViewLines,
  })),
);

/** How the list is drawn; its lines come with the first use. */
export const ExperimentViewMenu = (props: ViewLinesProps) => (
  <DropdownMenu modal={false}>
    <DropdownMenuTrigger>
      <Button size="icon" aria-label="Options" title="Options">
        <SlidersHorizontal aria-hidden className="size-3.5" />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <Suspense>
        <ExperimentViewLines {...props} />
      </Suspense>
    </DropdownMenuContent>
  </DropdownMenu>
);
