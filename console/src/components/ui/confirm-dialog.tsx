import { lazy, type ReactNode, Suspense } from 'react';

const ConfirmDialogBody = lazy(() => import('./confirm-dialog-body'));

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  /** repeats the verb of the title */
  confirmLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** what went wrong the last time */
  error?: string | undefined;
  /** must be typed first, where the act cannot be undone */
  typeToConfirm?: string;
  onConfirm: () => void;
};

/** A question before an act; dialogs come with the first one. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.isOpen ? (
    <Suspense>
      <ConfirmDialogBody {...props} />
    </Suspense>
  ) : null;
