import type { Workspace } from '@trainyard/sdk/types';
import { useState } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import type { MenuPlace } from '~/components/entity/entity-card';
import { useEntityMenu } from '~/components/entity/entity-menu';
import { useViewer } from '~/features/viewer/queries';
import { workspaceActions, workspaceItems } from './actions';

type AskedMenu = { workspace: Workspace; at: MenuPlace };
type Props = {
  /** a new one for each time it is requested */
  asked: AskedMenu;
};

/** The menu of a pinned workspace; it loads with the first right click. */
export default function PinnedMenu({ asked }: Props) {
  const viewer = useViewer();
  const { run, dialog } = useEntityActions(workspaceActions);
  const { open, menu } = useEntityMenu({
    nameOf: ({ name }: Workspace) => name,
    itemsOf: (workspace) => workspaceItems(workspace, viewer),
    onRun: (id, workspace) => run(id, { workspace }),
  });
  const [shown, setShown] = useState<AskedMenu>();
  if (asked !== shown) {
    setShown(asked);
    open(asked.workspace, asked.at);
  }
  return (
    <>
      {menu}
      {dialog}
    </>
  );
}
