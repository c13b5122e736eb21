import { useLocation } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { ActionItems } from '@trainyard/ui/base/action-items';
import { useMedia } from '@trainyard/ui/hooks/use-media';
import { menuItemsOf } from '~/app/actions/entity-action';
import { WatchItems } from '~/features/experiment-watch/watch-items';
import { type ExperimentActionName, experimentActions } from '~/features/experiments/actions';
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
      <ActionItems items={items.filter(({ isDangerous }) => !isDangerous)} onRun={onRun} />
      <WatchItems experiment={experiment} />
      <ActionItems items={items.filter(({ isDangerous }) => isDangerous)} onRun={onRun} />
    </>
  );
}
