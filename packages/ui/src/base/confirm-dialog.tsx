import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-body';

const ConfirmDialogBody = lazy(() => import('./confirm-dialog-body'));

/** Asks before an action; the dialog code loads with the first question. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.isOpen ? (
    <Suspense>
      <ConfirmDialogBody {...props} />
    </Suspense>
  ) : null;
