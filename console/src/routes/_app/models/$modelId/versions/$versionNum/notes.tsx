import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { ModelVersion } from '@trainyard/sdk/types';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { editVersion, useMayWrite, versionRef } from '~/features/models/mutations';
import { loadVersion, modelQueries } from '~/features/models/queries';
import { VersionLayout } from '~/features/models/versions/version-layout';
import { findMentions } from '~/features/notes/mention-queries';
import { meQuery } from '~/features/session/queries';

type Props = { modelId: string; version: ModelVersion };

/** The one note of a version. */
function VersionNotes({ modelId, version }: Props) {
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

export const Route = createFileRoute('/_app/models/$modelId/versions/$versionNum/notes')({
  loader: ({ context: { queryClient }, params }) => loadVersion({ queryClient, params }),
  component: VersionNotesRoute,
});

function VersionNotesRoute() {
  const place = Route.useLoaderData();
  return (
    <VersionLayout {...place}>
      {(version) => <VersionNotes modelId={place.modelId} version={version} />}
    </VersionLayout>
  );
}
