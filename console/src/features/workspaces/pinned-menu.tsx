import type { Workspace } from '@trainyard/sdk/types';
import { useState } from 'react';
import { useEntityMenu } from '~/app/actions/use-entity-menu';
import type { MenuPlace } from '~/components/entity/entity-card';
import { useViewer } from '~/features/viewer/queries';
import { workspaceActions, workspaceItems } from './actions';

type OpenMenu = { workspace: Workspace; at: MenuPlace };
type Props = {
  /** a new one for each time it is requested */
  openMenu: OpenMenu;
};

/** The menu of a pinned workspace; it loads with the first right click. */
export default function PinnedMenu({ openMenu }: Props) {
  const viewer = useViewer();
  const { open, menu } = useEntityMenu(workspaceActions, {
    nameOf: ({ name }: Workspace) => name,
    itemsOf: (workspace) => workspaceItems(workspace, viewer),
    subjectOf: (workspace) => ({ workspace }),
  });
  const [shown, setShown] = useState<OpenMenu>();
  if (openMenu !== shown) {
    setShown(openMenu);
    open(openMenu.workspace, openMenu.at);
  }
  return menu;
}
