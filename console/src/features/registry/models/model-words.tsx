import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { withoutAliases } from '@trainyard/sdk/model';
import type { Model } from '@trainyard/sdk/types';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { SectionHeading } from '@trainyard/ui/page/section';
import { findMentions } from '~/components/entity/find-mentions';
import { meQuery } from '~/data/session';
import { MetadataCard } from './metadata-card';
import { editModel, editModelMetadata } from './mutations';
import { useMayWrite } from './use-may-write';

/** The notes and metadata of a model. */
export function ModelWords({ model }: { model: Model }) {
  const mayWrite = useMayWrite(model);
  const { data: me } = useSuspenseQuery(meQuery);
  const queryClient = useQueryClient();
  return (
    <>
      <div>
        <SectionHeading>Notes</SectionHeading>
        <NoteCard
          key={model.id}
          label="Notes"
          contents={model.notes}
          disabled={!mayWrite}
          draftKey={`${me.id}/model/${model.id}`}
          findMentions={findMentions}
          onSave={(notes, base) =>
            editModel(queryClient, { model, base: { notes: base }, to: { notes } })
          }
          isHeaded
          isAside
        />
      </div>
      <MetadataCard
        metadata={withoutAliases(model)}
        mayEdit={mayWrite}
        onSave={(edit) => editModelMetadata(queryClient, { model, ...edit })}
      />
    </>
  );
}
