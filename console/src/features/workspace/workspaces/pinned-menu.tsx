import type { Workspace } from '@trainyard/sdk/types';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import type { MenuPlace } from '~/app/actions/use-entity-menu';
import { EntityMenu } from '~/app/actions/use-entity-menu';
import { useViewer } from '~/data/viewer';
import { workspaceActions, workspaceItems } from './actions';

type Props = {
  /** the workspace whose menu is open, and where */
  openMenu: { entity: Workspace; at: MenuPlace } | undefined;
  onClose: () => void;
};

/** The menu of a pinned workspace; it loads with the first right click. */
export default function PinnedMenu(props: Props) {
  const viewer = useViewer();
  const { run, dialog } = useEntityActions(workspaceActions);
  return (
    <>
      <EntityMenu
        {...props}
        nameOf={({ name }) => name}
        itemsOf={(workspace) => workspaceItems(workspace, viewer)}
        onRun={(id, workspace) => run(id, { workspace })}
      />
      {dialog}
    </>
  );
}
