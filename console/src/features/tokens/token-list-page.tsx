import { useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { FilterMenu } from '@trainyard/ui/form/filter-menu';
import { SearchField } from '@trainyard/ui/form/search-field';
import { KeyRound } from 'lucide-react';
import { EntityTable } from '~/app/actions/entity-table';
import { useDialog } from '~/app/actions/use-dialog';
import { ListPage } from '~/app/list-page';
import { NewButton } from '~/features/access/permitted-button';
import { useOwnerName } from '~/features/users/queries';
import { useViewer } from '~/features/viewer/queries';
import { tokenActions, tokenItems } from './actions';
import { tokenColumns } from './columns';
import { type Token, tokenName, tokensQuery } from './queries';
import type { TokenListView } from './search';

type Props = { view: TokenListView; onViewChange: (change: Partial<TokenListView>) => void };

/** Access tokens for scripts: those of the viewer, and with the permission those of everyone. */
export function TokenListPage({ view, onViewChange }: Props) {
  const query = useSuspenseQuery(tokensQuery(view.inactive));
  const creation = useDialog(() => import('./create-token-dialog'));
  const isEmpty = query.data.length === 0;
  const create = (
    <NewButton policy="token.create" onClick={() => creation.open({})}>
      New Token
    </NewButton>
  );
  return (
    <ListPage title="Access Tokens" query={query} action={isEmpty ? null : create}>
      <Tokens tokens={query.data} view={view} onViewChange={onViewChange} />
      {isEmpty ? (
        <EmptyState
          icon={<KeyRound className="size-6" strokeWidth={1.5} />}
          title={view.inactive ? 'No Access Tokens' : 'No Active Access Tokens'}
          hint="A script or the command line signs in with a token: TRAINYARD_TOKEN holds it."
          action={create}
        />
      ) : null}
      {creation.dialog}
    </ListPage>
  );
}

function Tokens({ tokens, view, onViewChange }: Props & { tokens: readonly Token[] }) {
  const viewer = useViewer();
  const ownerName = useOwnerName();
  const ownerOf = ({ userId }: Token) => ownerName({ userId, username: `user ${userId}` });
  const filter = (change: Partial<TokenListView>) => onViewChange({ ...change, page: 0 });
  const searched = view.name.toLowerCase();
  const found = tokens.filter(
    (token) =>
      (view.user.length === 0 || view.user.includes(token.userId)) &&
      `${tokenName(token)} ${ownerOf(token)}`.toLowerCase().includes(searched),
  );
  const owners = new Map(tokens.map((token) => [token.userId, ownerOf(token)]));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-2.5">
        <SearchField
          label="Search tokens"
          placeholder="Description or owner"
          text={view.name}
          onChange={(name) => filter({ name })}
        />
        {owners.size > 1 || view.user.length > 0 ? (
          <FilterMenu
            name="User"
            choices={[...owners].map(([value, label]) => ({ value, label }))}
            chosen={view.user}
            onChange={(user) => filter({ user })}
          />
        ) : null}
        <SegmentedControl
          label="Which tokens"
          value={view.inactive ? 'all' : 'active'}
          segments={[
            { value: 'active', label: 'Active' },
            { value: 'all', label: 'All' },
          ]}
          onChange={(which) => filter({ inactive: which === 'all' })}
        />
      </div>
      <EntityTable
        caption="Access tokens"
        storedAs="token-list"
        columns={tokenColumns(ownerOf)}
        rows={found}
        keyOf={({ id }) => id}
        view={view}
        onViewChange={onViewChange}
        actions={tokenActions}
        nameOf={tokenName}
        itemsOf={(token) => tokenItems(token, viewer)}
        subjectOf={(token) => ({ token })}
        none={
          tokens.length > 0 && (
            <NothingMatches
              title="No token matches"
              onClear={() => filter({ name: '', user: [] })}
            />
          )
        }
      />
    </>
  );
}
