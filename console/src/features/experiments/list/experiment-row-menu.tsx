import { useNavigate } from '@tanstack/react-router';
import { experimentAction, type Viewer } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import {
  ChartLine,
  FastForward,
  FolderInput,
  GitFork,
  Pencil,
  SlidersHorizontal,
} from 'lucide-react';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '~/components/ui/dropdown-menu';
import { isLifecycleAction, lifecycleActions } from '../actions';
import { WatchItems } from '../watch/watch-items';
import type { RowActId } from './row-action';
import { LinkLines, PinLines } from './row-lines';

type Props = {
  viewer: Viewer;
  experiment: Experiment;
  /** of the link that the menu was opened on */
  href: string | undefined;
  onRun: (act: RowActId, experiment: Experiment) => void;
  /** shows it beside the list */
  onPeek: () => void;
};

const others = {
  edit: { label: 'Edit', icon: Pencil },
  fork: { label: 'Fork', icon: GitFork },
  continueTrial: { label: 'Continue Trial', icon: FastForward },
  move: { label: 'Move', icon: FolderInput },
  openTensorBoard: { label: 'View in TensorBoard', icon: ChartLine },
  hyperparameterSearch: { label: 'Hyperparameter Search', icon: SlidersHorizontal },
};

const lookOf = (id: RowActId) =>
  isLifecycleAction(id) ? lifecycleActions[id] : { ...others[id], isDangerous: false };

// what is done most often first, what cannot be taken back last
const actIds: readonly RowActId[] = [
  'activate',
  'pause',
  'edit',
  'fork',
  'continueTrial',
  'hyperparameterSearch',
  'openTensorBoard',
  'move',
  'archive',
  'unarchive',
  'cancel',
  'kill',
  'delete',
];

/** What can be done with one row. */
export function ExperimentRowMenu({ viewer, experiment, href, onRun, onPeek }: Props) {
  const navigate = useNavigate();
  const offered = actIds
    .map((id) => ({ ...experimentAction(viewer, experiment, id), id }))
    .filter(({ state }) => state !== 'hidden');
  return (
    <>
      <LinkLines href={href} />
      <DropdownMenuItem
        shortcut="↵"
        onSelect={() =>
          void navigate({
            to: '/experiments/$experimentId/{-$tab}',
            params: { experimentId: String(experiment.id) },
          })
        }
      >
        Open
      </DropdownMenuItem>
      <DropdownMenuItem shortcut="D" onSelect={onPeek}>
        Show beside the list
      </DropdownMenuItem>
      <PinLines projectId={experiment.projectId} experimentId={experiment.id} />
      <WatchItems experiment={experiment} />
      <DropdownMenuSeparator />
      {offered.length === 0 ? <DropdownMenuLabel>No actions available</DropdownMenuLabel> : null}
      {offered.map(({ id, reason }) => {
        const { label, icon: Icon, isDangerous } = lookOf(id);
        return (
          <DropdownMenuItem
            key={id}
            icon={<Icon className="size-4" strokeWidth={1.5} />}
            isDanger={isDangerous}
            disabledReason={reason}
            onSelect={() => onRun(id, experiment)}
            className="h-auto! min-h-7 max-w-64"
          >
            <span className="grid py-1">
              {label}
              {reason === undefined ? null : <span className="text-xs">{reason}</span>}
            </span>
          </DropdownMenuItem>
        );
      })}
    </>
  );
}
