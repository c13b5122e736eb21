import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
// before a dialog is there: it has to know where the focus was
import '~/lib/last-focus';
import type { CheckpointAction } from './actions';
import { DeleteCheckpoints } from './delete-checkpoints';
import type { NamedCheckpoint, RegisterProps } from './named-checkpoint';

type Asked = { action: CheckpointAction; checkpoints: readonly NamedCheckpoint[] };
type Options = { RegisterDialog: ComponentType<RegisterProps>; onDone?: () => void };

/** Does what is offered for some checkpoints. Render `dialog` somewhere. */
export function useCheckpointActs({ RegisterDialog, onDone }: Options) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const dialog: ReactNode =
    asked?.action === 'register' ? (
      <Suspense>
        <RegisterDialog
          checkpointUuids={asked.checkpoints.map(({ uuid }) => uuid)}
          onRegistered={onDone}
          onClose={close}
        />
      </Suspense>
    ) : asked ? (
      <DeleteCheckpoints checkpoints={asked.checkpoints} onDeleted={onDone} onClose={close} />
    ) : null;
  return {
    run: (action: CheckpointAction, checkpoints: readonly NamedCheckpoint[]) =>
      setAsked({ action, checkpoints }),
    dialog,
  };
}
