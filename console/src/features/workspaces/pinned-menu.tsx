import type { Workspace } from '@trainyard/sdk/types';
import { ActionItems } from '@trainyard/ui/base/action-items';
import { useEffect, useEffectEvent } from 'react';
import type { MenuPlace } from '~/components/entity/entity-card';
import { useEntityMenu } from '~/components/entity/use-entity-menu';
import { useViewer } from '~/features/viewer/queries';
import { workspaceItems } from './actions';
import { useWorkspaceActions } from './use-workspace-actions';

type AskedMenu = { workspace: Workspace; at: MenuPlace };
type Props = {
  /** a new one for each time it is asked for */
  asked: AskedMenu;
};

/** The menu of a pinned workspace; it loads with the first right click. */
export default function PinnedMenu({ asked }: Props) {
  const viewer = useViewer();
  const { run, dialog } = useWorkspaceActions();
  const { open, menu } = useEntityMenu<Workspace>({
    nameOf: ({ name }) => name,
    renderItems: (workspace) => (
      <ActionItems
        items={workspaceItems(workspace, viewer)}
        onRun={(action) => run(action, workspace)}
      />
    ),
  });
  const show = useEffectEvent(({ workspace, at }: AskedMenu) => open(workspace, at));
  useEffect(() => show(asked), [asked]);
  return (
    <>
      {menu}
      {dialog}
    </>
  );
}
