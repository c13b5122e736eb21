import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { type CheckpointShown, noCheckpoint } from './search';

const CheckpointDialog = lazy(() => import('./checkpoint-dialog'));

/** The checkpoint in the link of a page, over the page. */
export function CheckpointOverPage({ place }: { place: CheckpointShown }) {
  const navigate = useNavigate();
  const { checkpoint, bestCheckpoint, bestOfTrial } = place;
  const uuid = bestOfTrial ?? bestCheckpoint ?? checkpoint;
  if (uuid === undefined) return null;
  return (
    <Suspense>
      <CheckpointDialog
        key={uuid}
        checkpointUuid={uuid}
        openedAs={bestOfTrial ? 'bestOfTrial' : bestCheckpoint ? 'best' : 'itself'}
        onClose={() =>
          void navigate({
            to: '.',
            search: (search) => ({ ...search, ...noCheckpoint }),
            hash: (hash) => hash ?? '',
            replace: true,
          })
        }
      />
    </Suspense>
  );
}
