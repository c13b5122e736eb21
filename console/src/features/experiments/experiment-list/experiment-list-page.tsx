import { useHotkey } from '@trainyard/ui/hooks/use-hotkey';
import { Page } from '@trainyard/ui/page/page';
import { visibleColumns } from '@trainyard/ui/table/columns/column-state';
import { Pager } from '@trainyard/ui/table/controls/pager';
import type { ExportFormat } from '@trainyard/ui/table/formats/export-formats';
import { placeOf } from '@trainyard/ui/table/grid/use-grid-focus';
import { type ReactNode, useState } from 'react';
import type { EntityActions } from '~/app/actions/entity-action';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { reportError } from '~/app/errors/report-error';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { pointFromList } from '~/features/experiments/experiment-list/board/drawn-rows';
import type DerivedDialog from './columns/derived-dialog';
import type { ExperimentExport } from './experiment-export';
import { ExperimentListToolbar } from './experiment-list-toolbar';
import { HeaderNotes, ListBody, ListOverlays, SidePanel } from './list-body';
import type { RowSubject, SearchChange } from './list-source';
import { type ExperimentList, type ListProject, useExperimentList } from './use-experiment-list';

const loadExperimentActions = async (): Promise<EntityActions<string, RowSubject>> =>
  (await import('~/features/experiments/experiment-actions/actions')).experimentActions;

type Live = { dataUpdatedAt: number; error: Error | null };

type Props = {
  project: ListProject;
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  /** renders the head of the page, with the time of the newest rows */
  head: (live: Live) => ReactNode;
};

/** The experiments of a project. */
export function ExperimentListPage({ project, search: linked, head, onSearchChange }: Props) {
  const model = useExperimentList({ project, linked, onSearchChange });
  const { search, rows, columns, onOpen } = model;
  const { list, ranked, total, window } = rows;
  const actions = useEntityActions(model.source.loadActions ?? loadExperimentActions, {
    onDone: list.release,
    onClose: list.release,
  });
  const dialogs = useListDialogs(model);
  const { page, pageSize } = search;

  /** Opens the focused row beside the list, or the first one; a second call closes it. */
  function peek() {
    const place = placeOf(document.activeElement);
    const row = place && window.rowAt(place.row);
    if (row) return onOpen(row.id === search.open ? undefined : row.id);
    onOpen(search.open === undefined ? window.rowAt(rows.visibleRange.first)?.id : undefined);
  }
  useHotkey({ key: 'd', label: 'Details beside the list', run: peek });

  return (
    <Page>
      {head(list.live)}
      <ExperimentListToolbar
        projectId={project.id}
        search={search}
        onSearchChange={model.onSearchChange}
        columnState={columns.columnState}
        onExport={dialogs.onExport}
        panel={model.panel}
        onPanelChange={model.setPanel}
        total={list.total}
        projectTotal={project.total}
        ranked={ranked?.rank}
        onPeek={peek}
        rowAt={window.rowAt}
        onDerive={() => dialogs.onDerive('')}
      />
      <HeaderNotes model={model} />
      <div className="flex min-h-0 flex-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the panel beside the list follows the focus of its rows */}
        <div
          className="relative flex min-h-0 min-w-0 flex-1 flex-col"
          onFocus={({ target }) => {
            const row = search.open === undefined ? undefined : placeOf(target);
            const id = row && window.rowAt(row.row)?.id;
            if (id !== undefined && id !== search.open) onOpen(id);
          }}
          onPointerOver={({ target }) =>
            pointFromList(window.rowAt(placeOf(target)?.row ?? -1)?.id)
          }
          onPointerLeave={() => pointFromList(undefined)}
        >
          <ListBody
            model={model}
            onAction={(id, row) =>
              void actions.run(id, { experiment: row.experiment, ...(row.run && { run: row.run }) })
            }
            onDerive={dialogs.onDerive}
          />
          {dialogs.exportPanel}
          <ListOverlays model={model} />
        </div>
        <SidePanel model={model} />
      </div>
      {pageSize > 0 && total > 0 && !ranked ? (
        <Pager
          page={page}
          pageSize={pageSize}
          total={list.length}
          onPageChange={(next) => model.onSearchChange({ page: next })}
        />
      ) : null}
      {dialogs.dialog}
      {actions.dialog}
    </Page>
  );
}

type Derived = { columnId: string; Dialog: typeof DerivedDialog };
type Exported = { format: ExportFormat; Export: typeof ExperimentExport };

/**
 * The dialog of a derived column and the export of the list; each loads when the user asks for it.
 * The caller renders `dialog` on the page and `exportPanel` over the rows.
 */
function useListDialogs(model: ExperimentList) {
  const { project, search, linked, onSearchChange, rows } = model;
  const { columns, layout } = model.columns;
  const [derived, setDerived] = useState<Derived>();
  const [exported, setExported] = useState<Exported>();

  /** Opens a derived column; an empty id opens a new one. */
  async function derive(columnId: string) {
    const { default: Dialog } = await import('./columns/derived-dialog');
    setDerived({ columnId, Dialog });
  }

  async function startExport(format: ExportFormat) {
    const { ExperimentExport } = await import('./experiment-export');
    setExported({ format, Export: ExperimentExport });
  }

  const reporting =
    <Input,>(open: (input: Input) => Promise<void>) =>
    (input: Input) =>
      void open(input).catch((error) => reportError(error));

  const dialog: ReactNode = derived ? (
    <derived.Dialog
      columnId={derived.columnId}
      search={linked}
      layout={layout}
      onSearchChange={onSearchChange}
      onClose={() => setDerived(undefined)}
    />
  ) : null;
  const exportPanel: ReactNode = exported ? (
    <exported.Export
      key={exported.format}
      list={{ ...search, projectId: project.id }}
      format={exported.format}
      columns={visibleColumns(columns, layout)}
      total={rows.total}
      onClose={() => setExported(undefined)}
    />
  ) : null;
  return { onDerive: reporting(derive), onExport: reporting(startExport), dialog, exportPanel };
}
