import { useRouter } from '@tanstack/react-router';
import { DialogSurroundings } from '@trainyard/ui/form/dialog-surroundings';
import { type ReactNode, useMemo } from 'react';
import { useViewer } from '~/data/viewer';

/** Gives the dialogs below it the drafts of the signed-in user, and Back of the browser. */
export function ForDialogs({ children }: { children: ReactNode }) {
  const { history } = useRouter();
  const owner = String(useViewer().user.id);
  const surroundings = useMemo(
    () => ({
      owner,
      takeBack: (handle: () => void) =>
        history.block({
          blockerFn: ({ action }) => {
            if (action === 'BACK') handle();
            return action === 'BACK';
          },
          // drafts outlast a reload
          enableBeforeUnload: false,
        }),
    }),
    [history, owner],
  );
  return <DialogSurroundings value={surroundings}>{children}</DialogSurroundings>;
}
