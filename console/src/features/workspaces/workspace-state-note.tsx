import type { WorkspaceState } from '@trainyard/sdk/types';

type Props = { state: WorkspaceState; errorMessage: string };

/** Deleting takes its time and may fail; anything else needs no words. */
export function WorkspaceStateNote({ state, errorMessage }: Props) {
  if (state === 'WORKSPACE_STATE_DELETING') return <Note className="text-warn">Deleting</Note>;
  if (state === 'WORKSPACE_STATE_DELETED') return <Note className="text-off">Deleted</Note>;
  if (state !== 'WORKSPACE_STATE_DELETE_FAILED') return null;
  return (
    <Note className="text-bad">
      {errorMessage ? `Delete Failed: ${errorMessage}` : 'Delete Failed'}
    </Note>
  );
}

const Note = ({ className, children }: { className: string; children: string }) => (
  <span className={`line-clamp-2 text-sm ${className}`}>{children}</span>
);
