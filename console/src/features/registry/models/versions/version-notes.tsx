import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ModelVersion } from '@trainyard/sdk/types';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { findMentions } from '~/components/entity/find-mentions';
import { modelQueries } from '~/data/models';
import { meQuery } from '~/data/session';
import { editVersion, versionRef } from '~/features/registry/models/mutations';
import { useMayWrite } from '~/features/registry/models/use-may-write';

type Props = { modelId: string; version: ModelVersion };

/** The one note of a version. */
export function VersionNotes({ modelId, version }: Props) {
  const { data: model } = useSuspenseQuery(modelQueries.detail(modelId));
  const { data: me } = useSuspenseQuery(meQuery);
  const queryClient = useQueryClient();
  return (
    <NoteCard
      label={`Notes of version ${version.version}`}
      contents={version.notes}
      disabled={!useMayWrite(model)}
      draftKey={`${me.id}/model/${model.id}/${version.version}`}
      findMentions={findMentions}
      onSave={(notes, base) =>
        editVersion(queryClient, {
          version: versionRef(model, version),
          base: { notes: base },
          to: { notes },
        })
      }
    />
  );
}
