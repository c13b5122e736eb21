import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import type { ViewLinesProps } from './views/view-lines';

const ViewLines = lazy(() => import('./views/view-lines'));
const ViewDialog = lazy(() => import('./views/view-dialog'));

type Props = Omit<ViewLinesProps, 'onAsk'>;

/** Views that are saved under a name; what stands in the menu comes with the first use. */
export function ExperimentViewsMenu(props: Props) {
  const [asked, setAsked] = useState<'save' | 'manage'>();
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger>
          <Button>
            <Bookmark aria-hidden className="size-3.5" />
            <span className="phone:sr-only">Views</span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <Suspense>
            <ViewLines {...props} onAsk={setAsked} />
          </Suspense>
        </DropdownMenuContent>
      </DropdownMenu>
      {asked ? (
        <Suspense>
          <ViewDialog {...props} asked={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
