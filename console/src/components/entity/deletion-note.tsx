import type { WorkspaceState } from '@trainyard/sdk/types';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { CircleAlert, LoaderCircle, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { state: WorkspaceState; errorMessage: string };

const icon = { 'aria-hidden': true, className: 'size-3.5 shrink-0', strokeWidth: 1.75 } as const;

/**
 * Shows the progress of a deletion, which takes time and may fail; empty while nothing is deleted.
 */
export function DeletionNote({ state, errorMessage }: Props) {
  if (state === 'WORKSPACE_STATE_DELETING')
    return (
      <Note className="text-warn">
        <LoaderCircle {...icon} className="size-3.5 shrink-0 motion-safe:animate-turn" /> Deleting
      </Note>
    );
  if (state === 'WORKSPACE_STATE_DELETED')
    return (
      <Note className="text-off">
        <Trash2 {...icon} /> Deleted
      </Note>
    );
  if (state !== 'WORKSPACE_STATE_DELETE_FAILED') return null;
  const text = errorMessage ? `Delete Failed: ${displayText(errorMessage)}` : 'Delete Failed';
  return (
    <Note className="text-bad">
      <CircleAlert {...icon} />
      <span className="truncate" title={text}>
        {text}
      </span>
    </Note>
  );
}

const Note = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={cn('flex min-w-0 items-center gap-1 text-sm', className)}>{children}</span>
);
