import { entriesOf, Opened } from '@trainyard/ui/catalogue/entry';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { ExportPanel } from '@trainyard/ui/table/export/export-panel';
import { type ComponentType, Suspense } from 'react';
import { Finder } from '~/features/experiment-compare/compare-add';
import CopyDialog from '~/features/experiment-forms/copy/copy-dialog';
import CopyViewDialog from '~/features/experiment-forms/copy/copy-view-dialog';
import EditDialog from '~/features/experiment-forms/edit-dialog';
import MoveDialog from '~/features/experiment-forms/move/move-dialog';
import SearchDialog from '~/features/experiment-forms/search/search-dialog';
import StopDialog from '~/features/experiment-forms/stop-dialog';
import type { ActionDialogProps } from '~/features/experiments/action-dialog';
import { DeleteFacts } from '~/features/experiments/end-facts';
import { seen } from './stand-in-facts';
import { OfExperiment, type StateProps, statesOf } from './states';

const nothing = () => {};

const Fork = ({ id }: StateProps) => (
  <Opened what="form">{(close) => <CopyDialog experiment={{ id }} onClose={close} />}</Opened>
);

const Continue = ({ id }: StateProps) => (
  <Opened what="form">
    {(close) => <CopyDialog experiment={{ id: seen.whole }} trialId={id} onClose={close} />}
  </Opened>
);

const Search = ({ id }: StateProps) => (
  <Opened what="form">{(close) => <SearchDialog experiment={{ id }} onClose={close} />}</Opened>
);

/** An act on an experiment that is there, as it is asked about. */
const asked = (Form: ComponentType<ActionDialogProps>) => () => (
  <Opened what="form">
    {(close) => (
      <OfExperiment id={seen.whole}>
        {(experiment) => (
          <Suspense>
            <Form experiment={experiment} onClose={close} />
          </Suspense>
        )}
      </OfExperiment>
    )}
  </Opened>
);

const DeleteDialog = ({ experiment, onClose }: ActionDialogProps) => (
  <ConfirmActionDialog
    title="Confirm Experiment Deletion"
    description={<DeleteFacts experiment={experiment} />}
    confirmLabel="Delete Experiment"
    isDanger
    action={async () => {}}
    onClose={onClose}
  />
);

async function* someRows() {
  yield Array.from({ length: 4200 }, (_, id) => ({ id }));
  // what is left is on its way for ever
  await new Promise(() => {});
}

const form = '[role=dialog] button';
const formFailed = '[role=dialog] button:has-text("Retry")';

export const actions = entriesOf('Actions on experiments', {
  'act-edit': { title: 'Edit', Example: asked(EditDialog), ready: form },
  'act-stop': {
    title: 'Stop',
    Example: asked(StopDialog),
    ready: '[role=alertdialog], [role=dialog]',
  },
  'act-delete': {
    title: 'Delete',
    Example: asked(DeleteDialog),
    ready: '[role=alertdialog], [role=dialog]',
  },
  'act-move': {
    title: 'Move: nowhere to move to',
    Example: () => (
      <Opened what="form">
        {(close) => (
          <MoveDialog
            experimentIds={[1, 2]}
            source={{ workspaceId: 2, projectId: 2 }}
            onClose={close}
          />
        )}
      </Opened>
    ),
    ready: form,
  },
  'act-copy-view': { title: 'Copy view as', Example: asked(CopyViewDialog), ready: form },
  'act-fork': { title: 'Fork', Example: () => <Fork id={seen.whole} />, ready: form },
  ...statesOf('act-fork', {
    title: 'Fork',
    Part: Fork,
    isNeverEmpty: true,
    isUnanswered: true,
    waiting: '[role=dialog] [role=status]',
    failed: formFailed,
  }),
  ...statesOf('act-continue', {
    title: 'Continue',
    Part: Continue,
    isNeverEmpty: true,
    isUnanswered: true,
    waiting: '[role=dialog] [role=status]',
    failed: formFailed,
  }),
  'act-search': {
    title: 'Hyperparameter search',
    Example: () => <Search id={seen.whole} />,
    ready: form,
  },
  ...statesOf('act-search', {
    title: 'Hyperparameter search',
    Part: Search,
    isNeverEmpty: true,
    isUnanswered: true,
    waiting: '[role=dialog] [role=status]',
    failed: formFailed,
  }),
  'act-find': {
    title: 'Another one to compare: nothing matches',
    Example: () => (
      <div className="grid w-80 gap-2">
        <Finder chosen={[]} onAdd={nothing} />
      </div>
    ),
    ready: 'text=Nothing matches',
  },
  'act-export': {
    title: 'Rows on their way into a file',
    Example: () => (
      <div className="relative h-28">
        <ExportPanel
          fileName="experiments"
          format="csv"
          columns={[{ id: 'id', title: 'ID', value: ({ id }) => id }]}
          total={100_000}
          pages={someRows}
          onDone={nothing}
          onFailed={nothing}
          onClose={nothing}
        />
      </div>
    ),
    ready: '[role=progressbar]',
  },
});
