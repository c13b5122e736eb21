import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { displayName } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { ActionItems } from '@trainyard/ui/base/action-items';
import { Tag } from '@trainyard/ui/base/badge';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { formatCount } from '@trainyard/ui/lib/format';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { PageHead } from '@trainyard/ui/page/page-head';
import { SectionHeading } from '@trainyard/ui/page/section-heading';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { Ellipsis } from 'lucide-react';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { RelativeTime } from '~/components/entity/relative-time';
import { useActionMenu } from '~/components/entity/use-entity-menu';
import { Crumb, PageStrip } from '~/components/page/page-strip';
import { meQuery } from '~/features/session/queries';
import { useUser } from '~/features/users/queries';
import { useViewer } from '~/features/viewer/queries';
import type { TableView } from '~/lib/table-search';
import { modelItems, versionItems } from './actions';
import { modelVersionColumns } from './columns';
import { MetadataCard } from './metadata-card';
import { useModelCrumbs } from './model-crumbs';
import { ModelTags } from './model-tags';
import { usePatchModel, useSaveModelNotes } from './mutations';
import { modelQueries } from './queries';
import { useMayWrite } from './use-may-write';
import { useModelActions } from './use-model-actions';
import { useVersionActions } from './use-version-actions';
import { versionName } from './version-name';

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
  const { run, dialog } = useModelActions(() => void navigate({ to: '/models' }));
  const items = modelItems(model, viewer);
  return (
    <>
      {items.length === 0 ? null : (
        <DropdownMenu>
          <DropdownMenuTrigger>
            <IconButton label="Model actions" variant="outline">
              <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <ActionItems items={items} onRun={(action) => run(action, model)} />
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {dialog}
    </>
  );
}

function Versions({ model, modelName, view, onViewChange }: Props & { model: Model }) {
  const viewer = useViewer();
  const { data: versions } = useSuspenseQuery(modelQueries.versions(modelName));
  const { run, dialog } = useVersionActions(model);
  const { menu, rowMenu } = useActionMenu({
    nameOf: versionName,
    itemsOf: (version: ModelVersion) => versionItems({ ...version, model }, viewer),
    onRun: run,
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
