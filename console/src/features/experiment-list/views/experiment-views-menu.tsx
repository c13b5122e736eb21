import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ViewLinesProps } from './saved-view-items';

const ViewLines = lazy(() => import('./saved-view-items'));
const ViewDialog = lazy(() => import('./view-dialog'));

type Props = Omit<ViewLinesProps, 'onAsk'>;

/** The saved views; the items of the menu load when it is first opened. */
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
