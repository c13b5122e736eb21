import { useLocation, useNavigate } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { ActionItems } from '@trainyard/ui/base/action-items';
import { DropdownMenuItem } from '@trainyard/ui/base/dropdown-menu';
import { useMedia } from '@trainyard/ui/hooks/use-media';
import { GitCompare, Webhook } from 'lucide-react';
import { useSupports } from '~/app/abilities';
import { menuItemsOf } from '~/app/actions/entity-action';
import { WatchItems } from '~/features/experiment-watch/watch-items';
import { type ExperimentActionName, experimentActions } from '~/features/experiments/actions';
import { useViewer } from '~/features/viewer/queries';
import type { HeaderAction } from './header-actions';

const { copyView, viewWebhooks } = experimentActions;

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
  const items = actions
    .filter(({ button }) => isNarrow || !button)
    .flatMap(({ id, reason }) =>
      menuItemsOf(experimentActions, [id], 'headerLabel').map((item) => ({ ...item, reason })),
    );
  const viewer = useViewer();
  const hasWebhooks = useSupports('workspaceWebhooks') && can(viewer, 'webhook.view');
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const compare = () => void navigate({ to: '.', search: (search) => ({ ...search, against: 0 }) });
  return (
    <>
      <ActionItems items={items.filter(({ isDangerous }) => !isDangerous)} onRun={onRun} />
      <DropdownMenuItem
        icon={<GitCompare className="size-4" strokeWidth={1.5} />}
        onSelect={compare}
        className="h-auto! min-h-7"
      >
        Compare with…
      </DropdownMenuItem>
      {hasOwnCopy.test(pathname) ? null : (
        <DropdownMenuItem
          icon={<copyView.icon className="size-4" strokeWidth={1.5} />}
          onSelect={() => onRun('copyView')}
        >
          {copyView.label}
        </DropdownMenuItem>
      )}
      {hasWebhooks ? (
        <DropdownMenuItem
          icon={<Webhook className="size-4" strokeWidth={1.5} />}
          onSelect={() => onRun('viewWebhooks')}
        >
          {viewWebhooks.label}
        </DropdownMenuItem>
      ) : null}
      <WatchItems experiment={experiment} />
      <ActionItems items={items.filter(({ isDangerous }) => isDangerous)} onRun={onRun} />
    </>
  );
}
