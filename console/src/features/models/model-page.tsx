import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { displayName } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { formatCount } from '@trainyard/ui/lib/format';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import { SectionHeading } from '@trainyard/ui/page/section';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { ActionMenu, useEntityMenu } from '~/components/entity/entity-menu';
import { RelativeTime } from '~/components/entity/times';
import { Crumb, PageStrip } from '~/components/page/page-strip';
import { meQuery } from '~/features/session/queries';
import { useUser } from '~/features/users/queries';
import { useViewer } from '~/features/viewer/queries';
import type { TableView } from '~/lib/table-search';
import { modelActions, modelItems, versionActions, versionItems } from './actions';
import { modelVersionColumns } from './columns';
import { MetadataCard } from './metadata-card';
import { useModelCrumbs } from './model-crumbs';
import { ModelTags } from './model-tags';
import { useMayWrite, usePatchModel, useSaveModelNotes } from './mutations';
import { modelQueries } from './queries';
import { versionName } from './version-texts';

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
  usePageTitle(model.name);
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={query} />
            <ModelMenu model={model} />
          </>
        }
      >
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
        <Versions model={model} modelName={modelName} view={view} onViewChange={onViewChange} />
        <ModelWords model={model} />
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

/** The notes and metadata of a model. */
function ModelWords({ model }: { model: Model }) {
  const mayWrite = useMayWrite(model);
  const { data: me } = useSuspenseQuery(meQuery);
  const { mutateAsync: saveNotes } = useSaveModelNotes(model.name);
  const { mutateAsync: patch } = usePatchModel();
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
          onSave={saveNotes}
        />
      </div>
      <MetadataCard
        metadata={model.metadata ?? {}}
        mayEdit={mayWrite}
        onSave={(metadata) => patch({ modelName: model.name, body: { metadata } })}
      />
    </>
  );
}

function ModelMenu({ model }: { model: Model }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { run, dialog } = useEntityActions(modelActions, {
    onDone: (id) => id === 'delete' && void navigate({ to: '/models' }),
  });
  return (
    <>
      <ActionMenu
        label="Model actions"
        items={modelItems(model, viewer)}
        onRun={(id) => run(id, { model })}
      />
      {dialog}
    </>
  );
}

function Versions({ model, modelName, view, onViewChange }: Props & { model: Model }) {
  const viewer = useViewer();
  const { data: versions } = useSuspenseQuery(modelQueries.versions(modelName));
  const { run, dialog } = useEntityActions(versionActions);
  const { menu, rowMenu } = useEntityMenu({
    nameOf: versionName,
    itemsOf: (version: ModelVersion) => versionItems({ ...version, model }, viewer),
    onRun: (id, version) => run(id, { model, version }),
  });
  return (
    <section aria-label="Versions">
      <SectionHeading note={formatCount(versions.length)}>Versions</SectionHeading>
      {versions.length === 0 ? (
        <EmptyState
          title="No Model Versions"
          hint="Register a checkpoint of an experiment as the first version."
        />
      ) : (
        <ClientTable
          caption="Model versions"
          storedAs={`model-details-${model.id}`}
          columns={modelVersionColumns}
          rows={versions}
          keyOf={({ version }) => version}
          view={view}
          onViewChange={onViewChange}
          menu={rowMenu}
        />
      )}
      {menu}
      {dialog}
    </section>
  );
}
