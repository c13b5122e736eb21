import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import type { ViewLinesProps } from './experiment-view-lines';

const ExperimentViewLines = lazy(() =>
  import('./experiment-view-lines').then((module) => ({ default: module.ExperimentViewLines })),
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
