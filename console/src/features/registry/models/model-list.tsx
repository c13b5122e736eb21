import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { useMedia } from '@trainyard/ui/hooks/use-media';
import { Box } from 'lucide-react';
import { useMemo } from 'react';
import { EntityList } from '~/app/actions/entity-list';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityList } from '~/app/actions/use-entity-list';
import { ListPage } from '~/components/page/list-page';
import { NewButton } from '~/components/permission/permitted-button';
import { modelQueries } from '~/data/models';
import { useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { modelActions, modelItems } from './actions';
import { modelColumns } from './columns';
import { filterModels, ModelFilters } from './model-filters';
import { type ModelListView, modelListSearch } from './search';

type Props = { view: ModelListView; onViewChange: (change: Partial<ModelListView>) => void };

export const ModelListPage = (props: Props) => (
  <ListPage
    title="Model Registry"
    query={useQuery(modelQueries.list())}
    action={<NewModelButton />}
  >
    <ModelList {...props} />
  </ListPage>
);

type ModelListProps = {
  /** id of a workspace; without it, all visible models are listed */
  workspaceId?: number;
  view: ModelListView;
  onViewChange: (change: Partial<ModelListView>) => void;
};

/** The models of the registry. */
export function ModelList({ workspaceId, view, onViewChange }: ModelListProps) {
  const viewer = useViewer();
  const list = useEntityList({
    query: modelQueries.list(workspaceId),
    keyOf: ({ id }) => id,
    view,
    onViewChange,
    filterRows: (models) => filterModels(models, view),
  });
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const isNarrow = useMedia('(480px < width <= 1280px)');
  const ownerName = useOwnerName();
  const columns = useMemo(() => {
    const names = new Map(workspaces?.map(({ id, name }) => [id, name]));
    const workspaceName = (id: number) => names.get(id);
    return modelColumns({
      isNarrow,
      ownerName,
      ...(workspaceId === undefined ? { workspaceName } : {}),
    });
  }, [workspaceId, workspaces, ownerName, isNarrow]);
  return (
    <EntityList
      list={list}
      caption="Models"
      storedAs={`model-registry-${workspaceId ?? 'global'}`}
      columns={columns}
      actions={modelActions}
      nameOf={({ name }) => name}
      itemsOf={(model) => modelItems(model, viewer)}
      subjectOf={(model) => ({ model })}
      filters={
        <ModelFilters
          models={list.all}
          view={view}
          onChange={list.onFilter}
          hasWorkspaces={workspaceId === undefined}
        />
      }
      nothingMatches={{
        title: 'No models matching the current filters',
        cleared: { ...modelListSearch.defaults(), sort: view.sort, archived: true },
      }}
      empty={
        <EmptyState
          icon={<Box className="size-6" strokeWidth={1.5} />}
          title="No Models Registered"
          hint="A model collects the checkpoints that are worth keeping, as versions with notes and tags."
          action={<NewModelButton workspaceId={workspaceId} />}
        />
      }
    />
  );
}

type Place = { workspaceId?: number | undefined };

/** Creates a model, in one workspace or in any in which the viewer may create models. */
export function NewModelButton({ workspaceId }: Place) {
  const { open, dialog } = useDialog<Place>(() => import('./create-model-dialog'));
  return (
    <>
      <NewButton
        policy={workspaceId === undefined ? 'model.createAnywhere' : 'model.create'}
        scope={workspaceId === undefined ? {} : { workspaceId }}
        onClick={() => open({ workspaceId })}
      >
        New Model
      </NewButton>
      {dialog}
    </>
  );
}
