import { Button } from '@trainyard/ui/base/button';
import { lazy, Suspense, useState } from 'react';
import { openInTensorboard, rowOf } from '~/features/experiments/actions';
import type { BulkTarget } from './bulk-target';

const MoveDialog = lazy(() => import('~/features/experiment-forms/move/move-dialog'));

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
    await openInTensorboard({ workspaceId: project.workspaceId, experimentIds });
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
      {rowOf('openTensorBoard').label}
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
  const [moved, setMoved] = useState<Body>();
  if (!target) return null;

  async function ask(asked: BulkTarget) {
    setIsFinding(true);
    setMoved(await bodyOf(asked));
    setIsFinding(false);
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
        {rowOf('move').label}
      </Button>
      {moved ? (
        <Suspense>
          <MoveDialog
            {...moved}
            source={{ workspaceId: project.workspaceId, projectId: project.id }}
            onClose={() => setMoved(undefined)}
            onMoved={onMoved}
          />
        </Suspense>
      ) : null}
    </>
  );
}
