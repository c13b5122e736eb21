import type { Checkpoint, Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { useViewer } from '~/features/viewer/queries';
import {
  type CheckpointAction,
  checkpointActions,
  checkpointOffer,
  checkpointPlaces,
} from './actions';

type Props = {
  checkpoints: readonly Checkpoint[];
  experiment: Experiment;
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
  onAction: (action: CheckpointAction, checkpoints: readonly Checkpoint[]) => void;
};

/** The actions on the selected checkpoints; each runs on those that allow it. */
export function CheckpointBulkBar({ checkpoints, experiment, ...on }: Props) {
  const viewer = useViewer();
  const button = (action: CheckpointAction) => {
    const { label, icon: Icon, isDangerous } = checkpointActions[action];
    const offers = checkpoints.map((each) => checkpointOffer(action, each, { experiment, viewer }));
    const open = checkpoints.filter((_each, at) => offers[at]?.state === 'allowed');
    const reason = offers.find(({ state }) => state !== 'allowed')?.reason;
    const isOpen = open.length > 0;
    const left = checkpoints.length - open.length;
    return (
      <Tooltip
        key={action}
        content={left === 0 ? undefined : isOpen ? `${left} left out. ${reason}` : reason}
      >
        <Button
          variant="quiet"
          aria-disabled={isOpen ? undefined : true}
          onClick={isOpen ? () => on.onAction(action, open) : undefined}
          className={isDangerous ? 'text-bad!' : undefined}
        >
          <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
          {label}
        </Button>
      </Tooltip>
    );
  };
  return (
    <BulkBar count={checkpoints.length} onClear={() => on.onChosen(new Set())}>
      {checkpointPlaces.bulkBar.map(button)}
    </BulkBar>
  );
}
