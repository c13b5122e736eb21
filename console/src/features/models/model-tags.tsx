import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actionFor } from '@trainyard/rbac';
import type { ListChange } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { useViewer } from '~/features/viewer/queries';
import { changeTagsWithUndo, type Tagged, tagsInUse } from './tag-calls';

function useChangeTags(tagged: Tagged, errorMessage: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ListChange) => changeTagsWithUndo(queryClient, tagged, change),
    meta: { errorMessage },
  }).mutateAsync;
}

/** The tags of a model: editable, or read-only without the permission. */
export function ModelTags({ model }: { model: Model }) {
  const viewer = useViewer();
  const change = useChangeTags({ model }, `Unable to update model ${model.id} tags.`);
  const isAllowed = actionFor({ model }, 'edit', viewer).state === 'allowed';
  return <Editor name={model.name} tags={model.labels} onChange={change} disabled={!isAllowed} />;
}

/** The same of one version. */
export function VersionTags({ model, version }: { model: Model; version: ModelVersion }) {
  const viewer = useViewer();
  const change = useChangeTags(
    { model, version },
    `Unable to update model version ${version.version} tags.`,
  );
  const modelVersion = { userId: version.userId, model };
  const isAllowed = actionFor({ modelVersion }, 'edit', viewer).state === 'allowed';
  const name = `version ${version.version}`;
  return <Editor name={name} tags={version.labels} onChange={change} disabled={!isAllowed} />;
}

type EditorProps = {
  name: string;
  tags: readonly string[];
  onChange: (change: ListChange) => Promise<unknown>;
  disabled: boolean;
};

const Editor = ({ name, ...rest }: EditorProps) =>
  rest.disabled && rest.tags.length === 0 ? null : (
    <TagEditor {...rest} label={`Tags of ${name}`} suggest={tagsInUse} isCompact />
  );
