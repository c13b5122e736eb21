import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { searcherMetric } from '@trainyard/sdk/model';
import type { Checkpoint } from '@trainyard/sdk/types';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatDateTime } from '@trainyard/ui/lib/duration';
import { formatBytes, formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { ReactNode } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { FailedQuery } from '~/app/errors/failed-query';
import { RefusableButton } from '~/components/permission/permitted-button';
import { checkpointQueries } from '~/data/experiments/checkpoints';
import { experimentQueries } from '~/data/experiments/experiments';
import { useViewer } from '~/data/viewer';
import { batchesOf, filesOf, locationOf, sizeOf } from '~/lib/checkpoint-facts';
import {
  type CheckpointAction,
  checkpointActionState,
  checkpointActions,
  checkpointPlaces,
} from './actions';
import { CheckpointState } from './checkpoint-state';

/** The origin of the dialog: a list, the best checkpoint, or a mark on a curve. */
type OpenedAs = 'itself' | 'best' | 'bestOfTrial';

type Props = {
  checkpointUuid: string;
  openedAs: OpenedAs;
  onClose: () => void;
};

/** The dialog of a checkpoint: origin, metrics, files and actions. */
export default function CheckpointDialog({ checkpointUuid, openedAs, onClose }: Props) {
  const { data: checkpoint, error, refetch } = useQuery(checkpointQueries.detail(checkpointUuid));
  const { run, dialog } = useEntityActions(checkpointActions, {
    onDone: (action) => action === 'delete' && onClose(),
  });
  if (checkpoint && dialog) return dialog;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={titleOf({ checkpoint, uuid: checkpointUuid, openedAs })}
        footer={
          checkpoint ? (
            <CheckpointActions
              checkpoint={checkpoint}
              onAction={(action) => run(action, { checkpoints: [checkpoint] })}
            />
          ) : undefined
        }
      >
        {checkpoint ? <CheckpointFacts checkpoint={checkpoint} /> : null}
        {!checkpoint && error ? (
          <FailedQuery title="Unable to fetch checkpoint." query={{ error, refetch }} />
        ) : null}
        {checkpoint || error ? null : <Spinner label="Loading" className="m-6 size-5" />}
      </DialogContent>
    </Dialog>
  );
}

type Titled = { checkpoint: Checkpoint | undefined; uuid: string; openedAs: OpenedAs };

function titleOf({ checkpoint, uuid, openedAs }: Titled): string {
  const trialId = checkpoint?.training?.trialId;
  if (openedAs === 'bestOfTrial' && trialId) return `Best checkpoint for Trial ${trialId}`;
  if (openedAs !== 'itself') return 'Best Checkpoint';
  const batches = checkpoint && batchesOf(checkpoint);
  return batches === undefined ? `Checkpoint ${uuid}` : `Checkpoint for Batch ${batches}`;
}

function CheckpointFacts({ checkpoint }: { checkpoint: Checkpoint }) {
  const { uuid, state, reportTime } = checkpoint;
  return (
    <dl className="grid grid-cols-[8.5rem_1fr] gap-x-4 gap-y-2 py-2 narrow:grid-cols-1 narrow:gap-y-0.5">
      <Row name="Source">
        <Source checkpoint={checkpoint} />
      </Row>
      <Row name="State">
        <CheckpointState state={state} />
      </Row>
      <Row name="UUID">
        <span className="font-mono text-sm wrap-anywhere">{uuid}</span>
      </Row>
      <Row name="Location">
        <Location checkpoint={checkpoint} />
      </Row>
      <Row name="Validation Metric">{displayText(validationMetric(checkpoint) ?? '') || null}</Row>
      <Row name="Ended">{reportTime ? formatDateTime(reportTime) : null}</Row>
      <Row name="Total Size">{formatBytes(sizeOf(checkpoint))}</Row>
      <Row name="Resources">
        <Files checkpoint={checkpoint} />
      </Row>
    </dl>
  );
}

function Location({ checkpoint }: { checkpoint: Checkpoint }) {
  const location = locationOf(checkpoint.uuid, checkpoint.training.experimentConfig);
  if (location === undefined) return <span className="text-faint">{missing}</span>;
  return <span className="font-mono text-sm wrap-anywhere">{displayText(location)}</span>;
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted narrow:pt-1.5 narrow:text-sm">{name}</dt>
    <dd className="num min-w-0">{children ?? <span className="text-faint">{missing}</span>}</dd>
  </>
);

function Source({ checkpoint }: { checkpoint: Checkpoint }) {
  const { experimentId, trialId } = checkpoint.training ?? {};
  const batches = batchesOf(checkpoint);
  if (!experimentId || !trialId)
    return <span className="font-mono text-sm wrap-anywhere">Task {checkpoint.taskId}</span>;
  const params = { experimentId: String(experimentId), trialId: String(trialId) };
  return (
    <span className="flex flex-wrap gap-x-2">
      <Link to="/experiments/$experimentId/{-$tab}" params={params}>
        Experiment {experimentId}
      </Link>
      <Link to="/experiments/$experimentId/trials/$trialId/{-$tab}" params={params}>
        Trial {trialId}
      </Link>
      {batches === undefined ? null : <span>Batch {formatCount(batches)}</span>}
    </span>
  );
}

function validationMetric({ training }: Checkpoint): string | null {
  const value = training.searcherMetric;
  if (value === null || value === undefined) return null;
  const metric = searcherMetric(training.experimentConfig ?? null);
  return metric === undefined ? formatMetric(value) : `${formatMetric(value)} (${metric})`;
}

function Files({ checkpoint }: { checkpoint: Checkpoint }) {
  const files = filesOf(checkpoint);
  if (files.length === 0) return <span className="text-faint">{missing}</span>;
  return (
    <ul className="max-h-52 overflow-y-auto">
      {files.map(({ name, size }) => (
        <li key={name} className="flex gap-4">
          <span className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">
            {displayText(name)}
          </span>
          <span className="shrink-0 text-muted">{formatBytes(size)}</span>
        </li>
      ))}
    </ul>
  );
}

type ActionsProps = { checkpoint: Checkpoint; onAction: (action: CheckpointAction) => void };

/** The actions, by the permissions on the experiment that wrote the checkpoint. */
function CheckpointActions({ checkpoint, onAction }: ActionsProps) {
  const viewer = useViewer();
  const experimentId = checkpoint.training.experimentId ?? 0;
  const { data } = useQuery({
    ...experimentQueries.detail(experimentId),
    enabled: experimentId !== 0,
  });
  const experiment = data?.experiment;
  if (!experiment) return null;
  return checkpointPlaces.dialog.map((action) => {
    const { reason, refused } = checkpointActionState(action, checkpoint, { experiment, viewer });
    const { label, headerLabel = label, isDangerous } = checkpointActions[action];
    return (
      <span key={action} className={isDangerous ? 'mr-auto -ml-3.25' : undefined}>
        <RefusableButton
          variant={isDangerous ? 'quiet' : 'primary'}
          size="form"
          className={isDangerous ? 'text-bad!' : undefined}
          reason={reason}
          refused={refused}
          onClick={() => onAction(action)}
        >
          {headerLabel}
        </RefusableButton>
      </span>
    );
  });
}
