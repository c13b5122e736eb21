import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import type { ViewLinesProps } from './saved-view-items';

const ViewLines = lazy(() => import('./saved-view-items'));

type Props = Omit<ViewLinesProps, 'onAsk'>;

/** The saved views; the items of the menu load when it is first opened. */
export function ExperimentViewsMenu(props: Props) {
  const { open, dialog } = useDialog<Props & { asked: 'save' | 'manage' }>(
    () => import('./view-dialog'),
  );
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
            <ViewLines {...props} onAsk={(asked) => open({ ...props, asked })} />
          </Suspense>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}
