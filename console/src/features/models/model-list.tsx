import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Model } from '@trainyard/sdk/types';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { useMedia } from '@trainyard/ui/hooks/use-media';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { Box, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityMenu } from '~/app/actions/use-entity-menu';
import { LiveStatus } from '~/app/polling/live-status';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { PermittedButton } from '~/features/access/permitted-button';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { modelActions, modelItems } from './actions';
import { modelColumns } from './columns';
import { filterModels, ModelFilters } from './model-filters';
import { modelQueries } from './queries';
import { type ModelListView, modelListSearch } from './search';

type Props = { view: ModelListView; onViewChange: (change: Partial<ModelListView>) => void };

export const ModelListPage = (props: Props) => (
  <Page>
    <PageStrip
      actions={
        <>
          <LiveStatus query={useSuspenseQuery(modelQueries.list())} />
          <NewModelButton />
        </>
      }
    >
      <CrumbHeading>Model Registry</CrumbHeading>
    </PageStrip>
    <PageBody>
      <ModelList {...props} />
    </PageBody>
  </Page>
);

type ModelListProps = {
  /** id of a workspace; without it, all visible models are listed */
  workspaceId?: number;
  view: ModelListView;
  onViewChange: (change: Partial<ModelListView>) => void;
};

/** The models of the registry. */
export function ModelList(props: ModelListProps) {
  const { data: models } = useSuspenseQuery(modelQueries.list(props.workspaceId));
  return models.length === 0 ? (
    <EmptyState
      icon={<Box className="size-6" strokeWidth={1.5} />}
      title="No Models Registered"
      hint="A model collects the checkpoints that are worth keeping, as versions with notes and tags."
      action={<NewModelButton workspaceId={props.workspaceId} />}
    />
  ) : (
    <Models {...props} models={models} />
  );
}

function Models({ workspaceId, view, onViewChange, models }: ModelListProps & { models: Model[] }) {
  const viewer = useViewer();
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const isNarrow = useMedia('(480px < width <= 1280px)');
  const columns = useMemo(() => {
    const names = new Map(workspaces?.map(({ id, name }) => [id, name]));
    const workspaceName = (id: number) => names.get(id);
    return modelColumns({ isNarrow, ...(workspaceId === undefined ? { workspaceName } : {}) });
  }, [workspaceId, workspaces, isNarrow]);
  const { menu, rowMenu } = useEntityMenu(modelActions, {
    nameOf: ({ name }: Model) => name,
    itemsOf: (model) => modelItems(model, viewer),
    subjectOf: (model) => ({ model }),
  });
  const matching = filterModels(models, view);
  return (
    <>
      <ModelFilters
        models={models}
        view={view}
        onChange={onViewChange}
        hasWorkspaces={workspaceId === undefined}
      />
      {matching.length === 0 ? (
        <NothingMatches
          title="No models matching the current filters"
          onClear={() =>
            onViewChange({ ...modelListSearch.defaults, sort: view.sort, archived: true })
          }
        />
      ) : (
        <ClientTable
          caption="Models"
          storedAs={`model-registry-${workspaceId ?? 'global'}`}
          columns={columns}
          rows={matching}
          keyOf={({ id }) => id}
          view={view}
          onViewChange={onViewChange}
          menu={rowMenu}
        />
      )}
      {menu}
    </>
  );
}

type Place = { workspaceId?: number | undefined };

/** Creates a model, in one workspace or in any in which the viewer may create models. */
export function NewModelButton({ workspaceId }: Place) {
  const { open, dialog } = useDialog<Place>(() => import('./create-model-dialog'));
  return (
    <>
      <PermittedButton
        variant="primary"
        policy={workspaceId === undefined ? 'model.createAnywhere' : 'model.create'}
        scope={workspaceId === undefined ? {} : { workspaceId }}
        onClick={() => open({ workspaceId })}
      >
        <Plus aria-hidden className="size-3.5" />
        New Model
      </PermittedButton>
      {dialog}
    </>
  );
}
