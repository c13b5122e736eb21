import { useQuery } from '@tanstack/react-query';
import { useInView } from '@trainyard/ui/hooks/use-element';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { visibleColumns } from '@trainyard/ui/table/columns/column-state';
import { drawContent } from '@trainyard/ui/table/grid/cell-content';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { contentOf } from '@trainyard/ui/table/grid/grid-row';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { LateQuery } from '~/app/late/late';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { commonMetric } from '~/data/experiments/searcher-value';
import { projectQueries } from '~/data/projects';
import { useViewer } from '~/data/viewer';
import { filterOf } from '~/features/experiments/base/list-search';
import { experimentRowsQuery } from '~/features/experiments/base/queries';
import { layoutOf } from '~/features/experiments/experiment-list/columns/column-layout';
import type { SmoothedValues } from '~/features/experiments/experiment-list/columns/smoothed';
import { useExperimentColumns } from '~/features/experiments/experiment-list/columns/use-experiment-columns';
import { searchOf } from '~/features/experiments/experiment-list/views/named-view';
import { projectViews } from '~/features/experiments/experiment-list/views/use-named-views';
import { contentHeight } from './block-height';
import { type ListLink, listLink } from './block-link';
import { LiveFrame, WrongLink } from './live-frame';

const maxRows = 10;
const nothingSmoothed: SmoothedValues = {};
const column = columnsFor<ExperimentRow>();

/** A block of a note: the first rows of a list of experiments, or of a saved view, as they are now. */
export default function LiveView({ text }: { text: string }) {
  const link = listLink(text);
  if (link?.view !== undefined) return <SavedView link={link} name={link.view} />;
  if (link) return <Rows link={link} label={link.search.filter || link.search.name} />;
  return (
    <WrongLink
      text={text}
      needed="the link of a list of experiments, such as /projects/1/experiments"
    />
  );
}

/** The saved view of this name, also after it is changed. */
function SavedView({ link, name }: { link: ListLink; name: string }) {
  const query = useQuery(projectQueries.detail(link.projectId));
  if (query.data) {
    const view = projectViews(query.data.notes).views?.find((each) => each.name === name);
    if (!view)
      return <WrongLink text={name} needed={`a saved view of the project ${query.data.name}`} />;
    const address = `${link.address}${view.link}`;
    return <Rows link={{ ...link, address, search: searchOf(view.link) }} label={name} />;
  }
  return query.error ? (
    <FailedQuery title="Unable to fetch the saved views." query={query} />
  ) : (
    <LiveFrame label={name} address={link.address} height={contentHeight.view()} isLoading>
      {null}
    </LiveFrame>
  );
}

type RowsProps = { link: ListLink; label: string };

function Rows({ link: { address, projectId, search }, label }: RowsProps) {
  const [ref, isSeen] = useInView();
  const options = experimentRowsQuery(projectId, {
    ...filterOf(search),
    sort: search.sort,
    offset: 0,
    limit: maxRows,
  });
  const query = useQuery({ ...options, enabled: isSeen });
  const { rows = [], total = 0 } = query.data ?? {};
  const viewer = useViewer();
  const layout = useMemo(() => layoutOf(search), [search]);
  const all = useExperimentColumns({
    layout,
    metric: commonMetric(rows),
    viewer,
    smoothed: nothingSmoothed,
  });
  const columns = visibleColumns(all, layout).map(toColumn);
  const note =
    total > rows.length
      ? `${formatCount(rows.length)} of ${formatCount(total)}`
      : query.data && plural(total, 'experiment');
  return (
    <>
      <LiveFrame
        ref={ref}
        label={label || 'Experiments'}
        {...{ note, address }}
        height={contentHeight.view()}
        isLoading={!query.data && !query.error}
      >
        {query.data ? (
          rows.length === 0 ? (
            <p className="text-muted">No experiment matches.</p>
          ) : (
            <ClientTable
              caption="Experiments of the view"
              frame="inner"
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              view={{ sort: '', page: 0 }}
              onViewChange={() => {}}
            />
          )
        ) : (
          <FailedQuery title="Unable to fetch experiments." query={query} />
        )}
      </LiveFrame>
      {/* rows that are not in view are read once, so that a print holds them */}
      <LateQuery query={{ ...options, enabled: ({ state }) => state.data === undefined }} />
    </>
  );
}

const toColumn = (of: DataColumn<ExperimentRow>) =>
  column.display({
    id: of.id,
    header: of.title,
    // a cell of the list is one line, laid out by its class
    cell: ({ row }) => (
      <div className={cn('min-w-0', of.className)}>{drawContent(contentOf(of, row.original))}</div>
    ),
    ...(of.isEnd ? { meta: { isEnd: true } } : {}),
  });
