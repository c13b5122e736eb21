import { useLocation, useNavigate } from '@tanstack/react-router';
import { Button } from '@trainyard/ui/base/button';
import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIsBoardOpen } from '~/features/experiments/experiment-list/board/drawn-rows';
import type { SearchChange } from '~/features/experiments/experiment-list/list-source';

const isOpenIn = (search: object): boolean => 'failures' in search && search.failures === true;

const useIsOpen = () => useLocation({ select: ({ search }) => isOpenIn(search) });

/** Opens the failures of the project in place of the board and of a row beside the list. */
export function TriageButton() {
  const isOpen = useIsOpen();
  const navigate = useNavigate();
  return (
    <Button
      size="icon"
      aria-label="Failures by cause"
      title="Failures by cause"
      aria-pressed={isOpen}
      onClick={() =>
        void navigate({
          to: '.',
          search: (all) => ({
            ...all,
            ...(isOpen
              ? { failures: undefined, causes: undefined }
              : { failures: true, board: undefined, open: undefined }),
          }),
          replace: true,
        })
      }
      className={isOpen ? 'bg-hover!' : ''}
    >
      <TriangleAlert aria-hidden className="size-3.5" />
    </Button>
  );
}

const TriagePanel = lazy(() => import('./triage-panel'));

type Props = { projectId: number; filter: string; onSearchChange: SearchChange };

/** Shows the failures beside the list, unless the board has that place. */
export function TriageAside(props: Props) {
  const isOpen = useIsOpen();
  const isBoardOpen = useIsBoardOpen();
  if (isBoardOpen || !isOpen) return null;
  return (
    <Suspense
      fallback={<div className="w-110 max-w-[50%] flex-none border-t border-l phone:hidden" />}
    >
      <TriagePanel {...props} />
    </Suspense>
  );
}
