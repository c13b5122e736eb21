import { useQueryClient } from '@tanstack/react-query';
import { actionFor } from '@trainyard/rbac';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { missing } from '@trainyard/ui/lib/format';
import { reportError } from '~/app/errors/report-error';
import { InlineEdit } from '~/components/entity/inline-edit';
import { useViewer } from '~/data/viewer';
import { editModel, editVersion, versionRef } from './mutations';

type WordsProps = {
  label: string;
  text: string;
  mayEdit: boolean;
  failure: string;
  onSave: (text: string, base: string) => Promise<unknown>;
};

/** Text that becomes a field on a click; plain text for users without permission. */
function Words({ label, text, mayEdit, failure, onSave }: WordsProps) {
  if (!mayEdit && text === '') return <span className="text-faint">{missing}</span>;
  const save = (next: string, base: string) =>
    onSave(next, base).catch((error: unknown) => {
      reportError(error, { message: failure });
      throw error;
    });
  return (
    <InlineEdit
      label={label}
      value={text}
      placeholder={missing}
      disabled={!mayEdit}
      onSave={save}
      className="text-muted"
    />
  );
}

/** The description of a model, in its list. */
export function ModelDescription({ model }: { model: Model }) {
  const queryClient = useQueryClient();
  return (
    <Words
      label={`Description of ${model.name}`}
      text={model.description}
      mayEdit={actionFor({ model }, 'edit', useViewer()).state === 'allowed'}
      failure="Unable to save model description."
      onSave={(description, base) =>
        editModel(queryClient, { model, base: { description: base }, to: { description } })
      }
    />
  );
}

/** The description of a version, in the list of its model. */
export function VersionDescription({ version }: { version: ModelVersion }) {
  const queryClient = useQueryClient();
  const { model, userId, comment } = version;
  const modelVersion = { userId, model };
  return (
    <Words
      label={`Description of version ${version.version}`}
      text={comment}
      mayEdit={actionFor({ modelVersion }, 'edit', useViewer()).state === 'allowed'}
      failure="Unable to save version description."
      onSave={(next, base) =>
        editVersion(queryClient, {
          version: versionRef(model, version),
          base: { comment: base },
          to: { comment: next },
        })
      }
    />
  );
}
