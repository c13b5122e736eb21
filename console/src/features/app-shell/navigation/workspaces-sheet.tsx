import { useRouterState } from '@tanstack/react-router';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { lazy, type ReactNode, Suspense } from 'react';

const WorkspacesItems = lazy(() => import('./workspaces-items'));

type Props = { icon: ReactNode; className: string };

/** On phones: all workspaces, the pinned ones, and a new one. */
export function WorkspacesSheet({ icon, className }: Props) {
  const isCurrent = useRouterState({
    select: ({ location }) => /^\/workspaces(\/|$)/.test(location.pathname),
  });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <button type="button" aria-current={isCurrent ? 'page' : undefined} className={className}>
          {icon}
          <span className="max-w-full truncate">Workspaces</span>
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="center" side="top">
        <Suspense>
          <WorkspacesItems />
        </Suspense>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
