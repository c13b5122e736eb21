import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Model } from '@trainyard/sdk/types';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { Box } from 'lucide-react';
import { useMemo } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { useEntityMenu } from '~/components/entity/use-entity-menu';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { modelActions, modelItems } from './actions';
import { modelColumns } from './columns';
import { filterModels } from './filter-models';
import { ModelFilters } from './model-filters';
import { NewModelButton } from './new-model-button';
import { modelQueries } from './queries';
import { type ModelListView, modelListSearch } from './search';

type Props = {
  /** of one workspace; all that may be seen without it */
  workspaceId?: number;
  view: ModelListView;
  onViewChange: (change: Partial<ModelListView>) => void;
};

/** The models of the registry. */
export function ModelList(props: Props) {
  const { data: models } = useSuspenseQuery(modelQueries.list(props.workspaceId));
  return models.length === 0 ? (
    <EmptyState
      icon={<Box className="size-6" strokeWidth={1.5} />}
      title="No Models Registered"
      hint="A model gathers the checkpoints that are worth keeping, as versions with notes and tags."
      action={<NewModelButton workspaceId={props.workspaceId} />}
    />
  ) : (
    <Models {...props} models={models} />
  );
}

function Models({ workspaceId, view, onViewChange, models }: Props & { models: Model[] }) {
  const viewer = useViewer();
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const columns = useMemo(() => {
    if (workspaceId !== undefined) return modelColumns();
    const names = new Map(workspaces?.map(({ id, name }) => [id, name]));
    return modelColumns((id) => names.get(id));
  }, [workspaceId, workspaces]);
  const { run, dialog } = useEntityActions(modelActions);
  const { menu, rowMenu } = useEntityMenu({
    nameOf: ({ name }: Model) => name,
    itemsOf: (model) => modelItems(model, viewer),
    onRun: (id, model) => run(id, { model }),
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
      {dialog}
    </>
  );
}
