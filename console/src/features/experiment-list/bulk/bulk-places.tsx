import { Button } from '@trainyard/ui/base/button';
import { useState } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { openTensorboard, type Sources } from '~/app/open-tensorboard';
import { reportError } from '~/app/report-error';
import type { Moving } from '~/features/experiment-forms/move/move-dialog';
import type { Retaining } from '~/features/experiment-forms/retain-logs-dialog';
import { useListSource } from '~/features/experiment-list/list-source';
import { experimentActions } from '~/features/experiments/actions';
import type { BulkTarget } from './bulk-target';

type Body = BulkTarget['body'];
type Place = { id: number; workspaceId: number };

type TensorboardProps = {
  project: Place;
  /** undefined where all matches are selected: a TensorBoard accepts only ids */
  sources: Omit<Sources, 'workspaceId'> | undefined;
  title?: string | undefined;
};

/** Opens one TensorBoard with all that are chosen. */
export function BulkTensorboard({ project, sources, title }: TensorboardProps) {
  const { name } = useListSource();
  const [isOpening, setIsOpening] = useState(false);

  async function open() {
    if (!sources) return;
    setIsOpening(true);
    try {
      await openTensorboard({ workspaceId: project.workspaceId, ...sources });
    } catch (error) {
      reportError(error, { message: 'Unable to open TensorBoard.' });
    }
    setIsOpening(false);
  }

  return (
    <Button
      variant="quiet"
      className="text-text!"
      isBusy={isOpening}
      disabled={!sources}
      title={sources ? title : `Select ${name} one by one to view them in TensorBoard`}
      onClick={() => void open()}
    >
      {experimentActions.openTensorBoard.label}
    </Button>
  );
}

type MoveProps = {
  project: Place;
  target: BulkTarget | undefined;
  title?: string | undefined;
  /** the target experiments; undefined where they could not be found, which is reported */
  bodyOf: (target: BulkTarget) => Promise<Body | undefined>;
  onMoved: () => void;
};

/** Says how long the logs of all of the chosen that ended are kept. */
export function BulkRetention({ project, target, title, bodyOf, onMoved: onDone }: MoveProps) {
  const [isFinding, setIsFinding] = useState(false);
  const { open, dialog } = useDialog<Retaining>(async () => ({
    default: (await import('~/features/experiment-forms/retain-logs-dialog')).RetainLogs,
  }));
  if (!target) return null;

  async function openDialog(bulkTarget: BulkTarget) {
    setIsFinding(true);
    const ids = (await bodyOf(bulkTarget))?.experimentIds;
    setIsFinding(false);
    if (ids) open({ target: { kind: 'experiments', ids, projectId: project.id }, onDone });
  }

  return (
    <>
      <Button
        variant="quiet"
        className="text-text!"
        isBusy={isFinding}
        title={title}
        onClick={() => void openDialog(target)}
      >
        {experimentActions.retainLogs.label}
      </Button>
      {dialog}
    </>
  );
}

/** Moves the selected experiments that the user may move to another project. */
export function BulkMove({ project, target, title, bodyOf, onMoved }: MoveProps) {
  const [isFinding, setIsFinding] = useState(false);
  const { open, dialog } = useDialog<Moving>(
    () => import('~/features/experiment-forms/move/move-dialog'),
  );
  if (!target) return null;

  async function openDialog(bulkTarget: BulkTarget) {
    setIsFinding(true);
    const body = await bodyOf(bulkTarget);
    setIsFinding(false);
    const source = { workspaceId: project.workspaceId, projectId: project.id };
    if (body) open({ ...body, source, onMoved });
  }

  return (
    <>
      <Button
        variant="quiet"
        className="text-text!"
        isBusy={isFinding}
        title={title}
        onClick={() => void openDialog(target)}
      >
        {experimentActions.move.label}
      </Button>
      {dialog}
    </>
  );
}
