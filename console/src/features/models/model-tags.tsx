import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actionFor } from '@trainyard/rbac';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { afterModelChange } from '~/app/query-invalidation';
import { useViewer } from '~/features/viewer/queries';

// most visits change no tag: the mutations load with the first change
const tagCalls = () => import('./tag-calls');
const suggest = async () => (await tagCalls()).tagsInUse();

type SaveOptions = { save: (tags: string[]) => Promise<unknown>; errorMessage: string };

function useSaveTags({ save, errorMessage }: SaveOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSettled: () => afterModelChange(queryClient),
    meta: { errorMessage },
  }).mutateAsync;
}

/** The tags of a model: editable, or read-only without the permission. */
export function ModelTags({ model }: { model: Model }) {
  const viewer = useViewer();
  const save = useSaveTags({
    save: async (tags) => (await tagCalls()).patchModelTags(model, tags),
    errorMessage: `Unable to update model ${model.id} tags.`,
  });
  const isAllowed = actionFor({ model }, 'edit', viewer).state === 'allowed';
  return <Editor name={model.name} tags={model.labels} onSave={save} disabled={!isAllowed} />;
}

/** The same of one version. */
export function VersionTags({ model, version }: { model: Model; version: ModelVersion }) {
  const viewer = useViewer();
  const save = useSaveTags({
    save: async (tags) => (await tagCalls()).patchVersionTags({ model, version }, tags),
    errorMessage: `Unable to update model version ${version.version} tags.`,
  });
  const modelVersion = { userId: version.userId, model };
  const isAllowed = actionFor({ modelVersion }, 'edit', viewer).state === 'allowed';
  const name = `version ${version.version}`;
  return <Editor name={name} tags={version.labels} onSave={save} disabled={!isAllowed} />;
}

type EditorProps = {
  name: string;
  tags: readonly string[];
  onSave: (tags: string[]) => Promise<unknown>;
  disabled: boolean;
};

const Editor = ({ name, ...rest }: EditorProps) =>
  rest.disabled && rest.tags.length === 0 ? null : (
    <TagEditor {...rest} label={`Tags of ${name}`} suggest={suggest} isCompact />
  );
