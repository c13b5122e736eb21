import { lazy, Suspense } from 'react';
// before the dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import type { ConfirmDialogProps } from './confirm-dialog-body';

const ConfirmDialogBody = lazy(() => import('./confirm-dialog-body'));

/** A question before an act; dialogs come with the first one. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.isOpen ? (
    <Suspense>
      <ConfirmDialogBody {...props} />
    </Suspense>
  ) : null;
