import { useSuspenseQuery } from '@tanstack/react-query';
import type { ModelVersion } from '@trainyard/sdk/types';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { meQuery } from '~/features/session/queries';
import { useMayWrite, useSaveVersionNotes } from './mutations';
import { modelQueries } from './queries';

type Props = { modelId: string; version: ModelVersion };

/** The one note of a version. */
export function VersionNotes({ modelId, version }: Props) {
  const { data: model } = useSuspenseQuery(modelQueries.detail(modelId));
  const { data: me } = useSuspenseQuery(meQuery);
  const { mutateAsync } = useSaveVersionNotes({
    modelName: model.name,
    modelVersionNum: version.version,
  });
  return (
    <NoteCard
      label={`Notes of version ${version.version}`}
      contents={version.notes}
      disabled={!useMayWrite(model)}
      draftKey={`${me.id}/model/${model.id}/${version.version}`}
      onSave={mutateAsync}
    />
  );
}
