import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
// before a dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import type { CheckpointShown } from '~/features/checkpoints/shown-checkpoint';

const CheckpointDialog = lazy(() => import('~/features/checkpoints/checkpoint-dialog'));
const RegisterDialog = lazy(() => import('~/features/models/register-checkpoints-dialog'));

/** The checkpoint that the link of a page names, over the page. */
export function CheckpointOverPage({ shown }: { shown: CheckpointShown }) {
  const navigate = useNavigate();
  const uuid = shown.bestCheckpoint ?? shown.checkpoint;
  if (uuid === undefined) return null;
  return (
    <Suspense>
      <CheckpointDialog
        key={uuid}
        checkpointUuid={uuid}
        isBest={shown.bestCheckpoint !== undefined}
        RegisterDialog={RegisterDialog}
        onClose={() =>
          void navigate({
            to: '.',
            search: (search) => ({ ...search, checkpoint: undefined, bestCheckpoint: undefined }),
            hash: (hash) => hash ?? '',
            replace: true,
          })
        }
      />
    </Suspense>
  );
}
