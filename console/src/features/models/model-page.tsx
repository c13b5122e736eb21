import { useSuspenseQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import type { Model } from '@trainyard/sdk/types';
import { LiveStatus } from '~/app/live-status';
import { LocalTable } from '~/components/data-table/local-table';
import { NoteText } from '~/components/entity/note-text';
import { RelativeTime } from '~/components/entity/relative-time';
import { MetadataList } from '~/components/page/metadata-list';
import { Page, PageBody } from '~/components/page/page';
import { PageHead } from '~/components/page/page-head';
import { Crumb, PageStrip } from '~/components/page/page-strip';
import { SectionHeading } from '~/components/page/section-heading';
import { Tag } from '~/components/ui/badge';
import { EmptyState } from '~/components/ui/empty-state';
import { useUser } from '~/features/users/queries';
import { formatCount } from '~/lib/format';
import type { TableView } from '~/lib/table-search';
import { modelVersionColumns } from './columns';
import { useModelCrumbs } from './model-crumbs';
import { ModelTags } from './model-tags';
import { modelQueries } from './queries';

type Props = {
  /** id or name, as the link says it */
  modelName: string;
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

/** A model: who made it, its versions, what was written down about it. */
export function ModelPage({ modelName, view, onViewChange }: Props) {
  const query = useSuspenseQuery(modelQueries.detail(modelName));
  const model = query.data;
  return (
    <Page>
      <PageStrip actions={<LiveStatus query={query} />}>
        {...useModelCrumbs(model)}
        <Crumb>{`${model.name} (${model.id})`}</Crumb>
      </PageStrip>
      <PageHead
        title={model.name}
        chips={
          <>
            {model.archived ? <Tag>Archived</Tag> : null}
            <ModelTags model={model} />
          </>
        }
        meta={useModelFacts(model)}
      />
      <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {model.archived ? (
          <p role="note" className="text-warn">
            This model has been archived and is now read-only.
          </p>
        ) : null}
        <Versions modelName={modelName} view={view} onViewChange={onViewChange} />
        <section aria-label="Notes">
          <SectionHeading>Notes</SectionHeading>
          <NoteText text={model.notes} />
        </section>
        {Object.keys(model.metadata ?? {}).length === 0 ? null : (
          <section aria-label="Metadata">
            <SectionHeading>Metadata</SectionHeading>
            <MetadataList metadata={model.metadata ?? {}} />
          </section>
        )}
      </PageBody>
    </Page>
  );
}

function useModelFacts(model: Model) {
  const owner = useUser(model.userId) ?? { username: model.username };
  return [
    <span key="created">
      created by {displayName(owner)} <RelativeTime time={model.creationTime} isLong />
    </span>,
    <span key="updated">
      updated <RelativeTime time={model.lastUpdatedTime} isLong />
    </span>,
    model.description === '' ? null : (
      <span key="description" className="max-w-120 truncate" title={model.description}>
        {model.description}
      </span>
    ),
  ];
}

function Versions({ modelName, view, onViewChange }: Props) {
  const { data: versions } = useSuspenseQuery(modelQueries.versions(modelName));
  return (
    <section aria-label="Versions">
      <SectionHeading note={formatCount(versions.length)}>Versions</SectionHeading>
      {versions.length === 0 ? (
        <EmptyState
          title="No Model Versions"
          hint="Register a checkpoint of an experiment as the first version."
        />
      ) : (
        <LocalTable
          caption="Model versions"
          columns={modelVersionColumns}
          rows={versions}
          keyOf={({ version }) => version}
          view={view}
          onViewChange={onViewChange}
        />
      )}
    </section>
  );
}
