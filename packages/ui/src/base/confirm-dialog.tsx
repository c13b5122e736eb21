import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-body';

const ConfirmDialogBody = lazy(() => import('./confirm-dialog-body'));

/** Asks the user to confirm an action; the code of the dialog loads when the first one opens. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.isOpen ? (
    <Suspense>
      <ConfirmDialogBody {...props} />
    </Suspense>
  ) : null;
