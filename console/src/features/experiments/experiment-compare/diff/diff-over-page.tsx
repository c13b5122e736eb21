import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const DiffDialog = lazy(() => import('./diff-dialog'));

/** The differences to another experiment over the page, if the link asks for them. */
export function DiffOverPage({ experimentId }: { experimentId: number }) {
  const isOpen = useLocation({
    select: ({ search }) =>
      ('against' in search && search.against !== undefined) ||
      ('lastGood' in search && search.lastGood === true),
  });
  return isOpen ? (
    <Suspense>
      <DiffDialog experimentId={experimentId} />
    </Suspense>
  ) : null;
}
