import { useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { FilterMenu } from '@trainyard/ui/form/filter-menu';
import { SearchField } from '@trainyard/ui/form/search-field';
import { KeyRound } from 'lucide-react';
import { EntityList } from '~/app/actions/entity-list';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityList } from '~/app/actions/use-entity-list';
import { ListPage } from '~/components/page/list-page';
import { NewButton } from '~/components/permission/permitted-button';
import { useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { tokenActions, tokenItems } from './actions';
import { tokenColumns } from './columns';
import { tokensQuery } from './queries';
import type { TokenListView } from './search';
import { type Token, tokenName } from './token';

type Props = { view: TokenListView; onViewChange: (change: Partial<TokenListView>) => void };

/** Access tokens for scripts: those of the viewer, and with the permission those of everyone. */
export function TokenListPage({ view, onViewChange }: Props) {
  const viewer = useViewer();
  const ownerName = useOwnerName();
  const query = tokensQuery(view.inactive);
  const creation = useDialog(() => import('./create-token-dialog'));
  const ownerOf = ({ userId }: Token) => ownerName({ userId, username: `user ${userId}` });
  const text = view.name.toLowerCase();
  const list = useEntityList({
    query,
    keyOf: ({ id }) => id,
    view,
    onViewChange,
    filterRows: (tokens) =>
      tokens.filter(
        (token) =>
          (view.user.length === 0 || view.user.includes(token.userId)) &&
          `${tokenName(token)} ${ownerOf(token)}`.toLowerCase().includes(text),
      ),
  });
  const create = (
    <NewButton policy="token.create" onClick={() => creation.open({})}>
      New token
    </NewButton>
  );
  return (
    <ListPage
      title="Access tokens"
      query={useSuspenseQuery(query)}
      action={list.all.length === 0 ? null : create}
    >
      <TokenFilters
        view={view}
        owners={new Map(list.all.map((token) => [token.userId, ownerOf(token)]))}
        onChange={list.onFilter}
      />
      <EntityList
        list={list}
        caption="Access tokens"
        storedAs="token-list"
        columns={tokenColumns(ownerOf)}
        actions={tokenActions}
        nameOf={tokenName}
        itemsOf={(token) => tokenItems(token, viewer)}
        subjectOf={(token) => ({ token })}
        nothingMatches={{ title: 'No token matches', cleared: { name: '', user: [] } }}
        empty={
          <EmptyState
            icon={<KeyRound className="size-6" strokeWidth={1.5} />}
            title={view.inactive ? 'No access tokens' : 'No active access tokens'}
            hint="Scripts and the command line sign in with the token in TRAINYARD_TOKEN."
            action={create}
          />
        }
      />
      {creation.dialog}
    </ListPage>
  );
}

type FiltersProps = {
  view: TokenListView;
  /** names of the owners of the listed tokens, by user id */
  owners: ReadonlyMap<number, string>;
  onChange: (change: Partial<TokenListView>) => void;
};

const TokenFilters = ({ view, owners, onChange }: FiltersProps) => (
  <div className="flex flex-wrap items-center gap-2 pb-2.5">
    <SearchField
      label="Search tokens"
      placeholder="Description or owner"
      text={view.name}
      onChange={(name) => onChange({ name })}
    />
    {owners.size > 1 || view.user.length > 0 ? (
      <FilterMenu
        name="User"
        choices={[...owners].map(([value, label]) => ({ value, label }))}
        chosen={view.user}
        onChange={(user) => onChange({ user })}
      />
    ) : null}
    <SegmentedControl
      label="Which tokens"
      value={view.inactive ? 'all' : 'active'}
      segments={[
        { value: 'active', label: 'Active' },
        { value: 'all', label: 'All' },
      ]}
      onChange={(which) => onChange({ inactive: which === 'all' })}
    />
  </div>
);
