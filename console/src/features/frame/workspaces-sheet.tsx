import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';

const WorkspacesLines = lazy(() => import('./workspaces-lines'));

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
          <WorkspacesLines />
        </Suspense>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
