import type { Workspace } from '@trainyard/sdk/types';
import { useEffect, useEffectEvent } from 'react';
import type { MenuPlace } from '~/components/entity/entity-card';
import { useActionMenu } from '~/components/entity/use-entity-menu';
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
  const { open, menu } = useActionMenu({
    nameOf: ({ name }) => name,
    itemsOf: (workspace: Workspace) => workspaceItems(workspace, viewer),
    onRun: run,
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
