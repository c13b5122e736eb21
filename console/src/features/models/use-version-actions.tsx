import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { VersionAction } from './actions';
import { useDeleteVersion } from './mutations';

const EditVersionDialog = lazy(() => import('./edit-version-dialog'));
const UseVersionDialog = lazy(() => import('./use-version-dialog'));

export type VersionMenuAction = VersionAction | 'notebook';
type Asked = { action: VersionMenuAction; version: ModelVersion };

/** Does what the menu of a version offers. Render `dialog` somewhere. */
export function useVersionActions(model: Model, onDeleted?: () => void) {
  const [asked, setAsked] = useState<Asked>();
  const { mutateAsync } = useDeleteVersion();
  const close = () => setAsked(undefined);
  const dialog: ReactNode = asked ? (
    <Suspense>
      <Asked
        {...asked}
        model={model}
        onClose={close}
        onDelete={async () => {
          const { version } = asked.version;
          await mutateAsync({ modelName: model.name, modelVersionNum: version });
          onDeleted?.();
        }}
      />
    </Suspense>
  ) : null;
  return {
    run: (action: VersionMenuAction, version: ModelVersion) => setAsked({ action, version }),
    dialog,
  };
}

type AskedProps = Asked & { model: Model; onClose: () => void; onDelete: () => Promise<unknown> };

function Asked({ action, model, version, onClose, onDelete }: AskedProps) {
  if (action === 'edit')
    return <EditVersionDialog model={model} version={version} onClose={onClose} />;
  if (action !== 'deregister')
    return <UseVersionDialog about={action} model={model} version={version} onClose={onClose} />;
  return (
    <ConfirmActionDialog
      title="Confirm Delete Model Version"
      description={
        <>
          <p>{`Are you sure you want to delete Version ${version.version} from this model?`}</p>
          <p className="mt-2 wrap-anywhere">
            <strong className="font-medium text-text">
              {[model.name, version.name].filter(Boolean).join(' · ')}
            </strong>
          </p>
          <p className="mt-2">Its checkpoint stays with its experiment. This cannot be undone.</p>
        </>
      }
      confirmLabel="Delete Version"
      isDanger
      failure="Unable to delete version."
      action={onDelete}
      onClose={onClose}
    />
  );
}
