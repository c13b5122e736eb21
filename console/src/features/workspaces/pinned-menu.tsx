import type { Workspace } from '@trainyard/sdk/types';
import { useState } from 'react';
import { useEntityMenu } from '~/app/actions/use-entity-menu';
import type { MenuPlace } from '~/components/entity/entity-card';
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
  const { open, menu } = useEntityMenu(workspaceActions, {
    nameOf: ({ name }: Workspace) => name,
    itemsOf: (workspace) => workspaceItems(workspace, viewer),
    subjectOf: (workspace) => ({ workspace }),
  });
  const [shown, setShown] = useState<AskedMenu>();
  if (asked !== shown) {
    setShown(asked);
    open(asked.workspace, asked.at);
  }
  return menu;
}
