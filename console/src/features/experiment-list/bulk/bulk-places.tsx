import { Button } from '@trainyard/ui/base/button';
import { useState } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { openTensorboard } from '~/app/open-tensorboard';
import { reportError } from '~/app/report-error';
import type { Moving } from '~/features/experiment-forms/move/move-dialog';
import { experimentActions } from '~/features/experiments/actions';
import type { BulkTarget } from './bulk-target';

type Body = BulkTarget['body'];
type Place = { id: number; workspaceId: number };

type TensorboardProps = {
  project: Place;
  target: BulkTarget | undefined;
  title?: string | undefined;
};

/** Opens one TensorBoard with all that are chosen; it shows experiments by their ids alone. */
export function BulkTensorboard({ project, target, title }: TensorboardProps) {
  const [isOpening, setIsOpening] = useState(false);
  if (!target) return null;
  const isAll = target.eligible === undefined;

  async function open(experimentIds: number[]) {
    setIsOpening(true);
    try {
      await openTensorboard({ workspaceId: project.workspaceId, experimentIds });
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
      disabled={isAll}
      title={isAll ? 'Select experiments one by one to view them in TensorBoard' : title}
      onClick={() => void open(target.body.experimentIds)}
    >
      {experimentActions.openTensorBoard.label}
    </Button>
  );
}

type MoveProps = {
  project: Place;
  target: BulkTarget | undefined;
  title?: string | undefined;
  /** whom it goes to; undefined where they could not be found, which is then said */
  bodyOf: (target: BulkTarget) => Promise<Body | undefined>;
  onMoved: () => void;
};

/** Moves all of the chosen that may be to another project. */
export function BulkMove({ project, target, title, bodyOf, onMoved }: MoveProps) {
  const [isFinding, setIsFinding] = useState(false);
  const { open, dialog } = useDialog<Moving>(
    () => import('~/features/experiment-forms/move/move-dialog'),
  );
  if (!target) return null;

  async function ask(asked: BulkTarget) {
    setIsFinding(true);
    const body = await bodyOf(asked);
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
        onClick={() => void ask(target)}
      >
        {experimentActions.move.label}
      </Button>
      {dialog}
    </>
  );
}
