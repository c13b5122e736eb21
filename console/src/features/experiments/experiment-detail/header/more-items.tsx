import { useLocation } from '@tanstack/react-router';
import { experimentAction } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { useMedia } from '@trainyard/ui/hooks/use-media';
import { menuItemsOf, offeredItems } from '~/app/actions/entity-action';
import { MenuItems } from '~/app/actions/menu-items';
import { useViewer } from '~/data/viewer';
import { SinceLastGoodItem } from '~/features/experiments/base/since-last-good';
import {
  actionPlaces,
  type ExperimentActionName,
  experimentActions,
} from '~/features/experiments/experiment-actions/actions';
import { WatchItems } from '~/features/experiments/experiment-watch/watch-items';
import type { HeaderAction } from './header-actions';

/** tabs whose tools copy their own selection */
const hasOwnCopy = /\/(trials|checkpoints|logs|visualization\/[^/]+)$/;

type Props = {
  experiment: Experiment;
  actions: readonly HeaderAction[];
  onRun: (id: ExperimentActionName) => void;
};

/** The actions without a button of their own; on a narrow page that is all of them. */
export default function MoreItems({ experiment, actions, onRun }: Props) {
  const isNarrow = useMedia('(width < 900px)');
  const pathname = useLocation({ select: (location) => location.pathname });
  const items = actions
    .filter(({ button }) => isNarrow || !button)
    .filter(({ id }) => id !== 'copyView' || !hasOwnCopy.test(pathname))
    .flatMap(({ id, reason }) =>
      menuItemsOf(experimentActions, [id], 'headerLabel').map((item) => ({ ...item, reason })),
    );
  return (
    <>
      <MenuItems items={items.filter(({ isDangerous }) => !isDangerous)} onRun={onRun} />
      <SinceLastGoodItem experiment={experiment} />
      <WatchItems experiment={experiment} />
      <MenuItems
        items={[
          ...items.filter(({ isDangerous }) => isDangerous),
          ...useRefused(experiment, actions),
        ]}
        onRun={onRun}
      />
    </>
  );
}

/** The actions that are left out of the header, because a policy refuses them. */
function useRefused(experiment: Experiment, visibleActions: readonly HeaderAction[]) {
  const viewer = useViewer();
  const others = actionPlaces.header
    .filter((id) => id !== 'stop')
    .filter((id) => !visibleActions.some((action) => action.id === id));
  const items = menuItemsOf(experimentActions, others, 'headerLabel');
  return offeredItems(items, (id) => experimentAction(viewer, experiment, id)).filter(
    ({ refused }) => refused,
  );
}
