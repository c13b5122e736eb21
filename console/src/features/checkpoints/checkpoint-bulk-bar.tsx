import type { Checkpoint, Experiment } from '@trainyard/sdk/types';
import { BookmarkPlus, type LucideIcon, Trash2 } from 'lucide-react';
import { BulkBar } from '~/components/data-table/bulk-bar';
import type { RowKey } from '~/components/data-table/chosen-rows';
import { Button } from '~/components/ui/button';
import { Tooltip } from '~/components/ui/tooltip';
import { useViewer } from '~/features/viewer/queries';
import { type CheckpointAction, checkpointOffer } from './actions';

type Props = {
  checkpoints: readonly Checkpoint[];
  inSight: readonly Checkpoint[];
  experiment: Experiment;
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
  onAct: (action: CheckpointAction, checkpoints: readonly Checkpoint[]) => void;
};

/** What can be done to the chosen checkpoints; it is done to those of them that allow it. */
export function CheckpointBulkBar({ checkpoints, inSight, experiment, ...on }: Props) {
  const viewer = useViewer();
  const button = (action: CheckpointAction, label: string, Icon: LucideIcon) => {
    const offers = checkpoints.map((each) => checkpointOffer(action, each, { experiment, viewer }));
    const open = checkpoints.filter((_each, at) => offers[at]?.state === 'allowed');
    const reason = offers.find(({ state }) => state !== 'allowed')?.reason;
    const isOpen = open.length > 0;
    const left = checkpoints.length - open.length;
    return (
      <Tooltip content={left === 0 ? undefined : isOpen ? `${left} left out. ${reason}` : reason}>
        <Button
          variant="quiet"
          aria-disabled={isOpen ? undefined : true}
          onClick={isOpen ? () => on.onAct(action, open) : undefined}
          className={action === 'delete' ? 'text-bad!' : undefined}
        >
          <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
          {label}
        </Button>
      </Tooltip>
    );
  };
  return (
    <BulkBar
      count={checkpoints.length}
      total={checkpoints.length}
      onAll={() => on.onChosen(new Set(inSight.map(({ uuid }) => uuid)))}
      onClear={() => on.onChosen(new Set())}
    >
      {button('register', 'Register', BookmarkPlus)}
      {button('delete', 'Delete', Trash2)}
    </BulkBar>
  );
}
