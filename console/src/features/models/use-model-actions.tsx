import type { Model } from '@trainyard/sdk/types';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { reportError } from '~/app/report-error';
import type { ModelAction } from './actions';
import { type ModelSwitch, useDeleteModel, useSwitchModel } from './mutations';

const EditModelDialog = lazy(() => import('./edit-model-dialog'));
const MoveModelDialog = lazy(() => import('./move-model-dialog'));

type Asked = { action: 'edit' | 'move' | 'delete'; model: Model };

const done = { archive: 'Archived', unarchive: 'Unarchived' } as const;
const back = { archive: 'unarchive', unarchive: 'archive' } as const;

/**
 * Does what the menu of a model offers: at once where it can be taken back, else by a dialog. Render
 * `dialog` somewhere; `onDeleted` hears when a model is gone.
 */
export function useModelActions(onDeleted?: () => void) {
  const [asked, setAsked] = useState<Asked>();
  const { mutateAsync: turn } = useSwitchModel();
  const { mutateAsync: remove } = useDeleteModel();
  const close = () => setAsked(undefined);

  async function change(action: ModelSwitch, model: Model): Promise<void> {
    const { id, name } = model;
    try {
      await turn({ action, modelName: name });
    } catch (error) {
      reportError(error, { message: `Unable to switch model ${id} archive status.` });
      return;
    }
    showToast({
      kind: 'success',
      title: `${done[action]} ${name}`,
      action: { label: 'Undo', run: () => void change(back[action], model) },
    });
  }

  function run(action: ModelAction, model: Model) {
    if (action === 'archive' || action === 'unarchive') void change(action, model);
    else setAsked({ action, model });
  }

  const dialog: ReactNode =
    asked === undefined ? null : asked.action === 'delete' ? (
      <ConfirmActionDialog
        title="Confirm Delete Model"
        description={
          <p className="wrap-anywhere">
            Are you sure you want to delete {asked.model.name} and all of its versions?
            <span className="num mt-2 block">
              {plural(asked.model.numVersions, 'version')}. Their checkpoints stay with their
              experiments. This cannot be undone.
            </span>
          </p>
        }
        confirmLabel="Delete Model"
        isDanger
        failure="Unable to delete model."
        action={async () => {
          await remove(asked.model.name);
          onDeleted?.();
        }}
        onClose={close}
      />
    ) : (
      <Suspense>
        {asked.action === 'edit' ? (
          <EditModelDialog model={asked.model} onClose={close} />
        ) : (
          <MoveModelDialog model={asked.model} onClose={close} />
        )}
      </Suspense>
    );
  return { run, dialog };
}
