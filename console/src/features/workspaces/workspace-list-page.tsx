import { useSuspenseQuery } from '@tanstack/react-query';
import type { Workspace } from '@trainyard/sdk/types';
import { Shapes } from 'lucide-react';
import { LiveStatus } from '~/app/live-status';
import { Page, PageBody } from '~/components/page/page';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { EmptyState, NothingMatches } from '~/components/ui/empty-state';
import { meQuery } from '~/features/session/queries';
import { ListControls } from './list-controls';
import { pick } from './pick';
import { workspaceQueries } from './queries';
import { workspaceListSearch } from './search';
import { WorkspaceCard } from './workspace-card';

type Search = typeof workspaceListSearch.defaults;
type Props = { search: Search; onSearchChange: (change: Partial<Search>) => void };

const sorts = [
  { value: 'name', label: 'Alphabetical' },
  { value: 'newest', label: 'Newest to Oldest' },
] as const;

export function WorkspaceListPage({ search, onSearchChange }: Props) {
  const query = useSuspenseQuery(workspaceQueries.list());
  const { data: me } = useSuspenseQuery(meQuery);
  // uncategorized experiments have a place of their own
  const all = query.data.filter((workspace) => !workspace.immutable);
  const shown = pick(all, { ...search, userId: me.id });
  return (
    <Page>
      <PageStrip actions={<LiveStatus query={query} />}>
        <CrumbHeading>Workspaces</CrumbHeading>
      </PageStrip>
      <ListControls plural="Workspaces" {...search} sorts={sorts} onChange={onSearchChange} />
      <PageBody>
        {all.length === 0 ? (
          <EmptyState
            icon={<Shapes className="size-6" strokeWidth={1.5} />}
            title="No Workspaces"
            hint="Workspaces hold the projects of a team. Make the first one with the command line."
          />
        ) : null}
        {all.length > 0 && shown.length === 0 ? (
          <NothingMatches
            title="No workspaces matching the current filters"
            onClear={() => onSearchChange(workspaceListSearch.defaults)}
          />
        ) : null}
        <Cards workspaces={inOrder(shown, search.sort)} />
      </PageBody>
    </Page>
  );
}

const inOrder = (workspaces: Workspace[], sort: Search['sort']) =>
  sort === 'newest' ? [...workspaces].sort((one, other) => other.id - one.id) : workspaces;

const Cards = ({ workspaces }: { workspaces: readonly Workspace[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3 empty:hidden">
    {workspaces.map((workspace) => (
      <li key={workspace.id} className="min-w-0">
        <WorkspaceCard workspace={workspace} />
      </li>
    ))}
  </ul>
);
