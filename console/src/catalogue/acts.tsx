import { type ComponentType, Suspense } from 'react';
import { ExportPanel } from '~/components/data-table/export-panel';
import { Finder } from '~/features/experiments/compare/compare-add';
import type { ActDialogProps } from '~/features/experiments/forms/act-dialog';
import CopyDialog from '~/features/experiments/forms/copy-dialog';
import CopyViewDialog from '~/features/experiments/forms/copy-view-dialog';
import DeleteDialog from '~/features/experiments/forms/delete-dialog';
import EditDialog from '~/features/experiments/forms/edit-dialog';
import MoveDialog from '~/features/experiments/forms/move-dialog';
import SearchDialog from '~/features/experiments/forms/search-dialog';
import StopDialog from '~/features/experiments/forms/stop-dialog';
import { entriesOf } from './entry';
import { type LookProps, looksOf, OfExperiment } from './looks';
import { Opened } from './opened';
import { seen } from './stand-in-facts';

const nothing = () => {};

const Fork = ({ id }: LookProps) => (
  <Opened what="form">{(close) => <CopyDialog experimentId={id} onClose={close} />}</Opened>
);

const Continue = ({ id }: LookProps) => (
  <Opened what="form">
    {(close) => <CopyDialog experimentId={seen.whole} trialId={id} onClose={close} />}
  </Opened>
);

const Search = ({ id }: LookProps) => (
  <Opened what="form">{(close) => <SearchDialog experiment={{ id }} onClose={close} />}</Opened>
);

/** An act on an experiment that is there, as it is asked about. */
const asked = (Form: ComponentType<ActDialogProps>) => () => (
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

async function* someRows() {
  yield Array.from({ length: 4200 }, (_, id) => ({ id }));
  // what is left is on its way for ever
  await new Promise(() => {});
}

const form = '[role=dialog] button';
const formFailed = '[role=dialog] button:has-text("Retry")';

export const acts = entriesOf('Acts on experiments', {
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
  ...looksOf('act-fork', {
    title: 'Fork',
    Part: Fork,
    isNeverEmpty: true,
    isUnanswered: true,
    waiting: '[role=dialog] [role=status]',
    failed: formFailed,
  }),
  ...looksOf('act-continue', {
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
  ...looksOf('act-search', {
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
