import { createFileRoute, redirect } from '@tanstack/react-router';
import { supports } from '~/app/abilities';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { requirePermission } from '~/data/viewer';
import { tokensQuery } from '~/features/people/tokens/queries';
import { tokenSearch } from '~/features/people/tokens/search';
import { TokenListPage } from '~/features/people/tokens/token-list-page';

export const Route = createFileRoute('/_app/tokens')({
  validateSearch: tokenSearch,
  search: { middlewares: [tokenSearch.withoutDefaults] },
  loaderDeps: ({ search: { inactive } }) => ({ inactive }),
  loader: async ({ context, deps }) => {
    if (!supports('accessTokens')) throw redirect({ to: '/', replace: true });
    await requirePermission(context, 'token.view');
    await loadQuery(context.queryClient, tokensQuery(deps.inactive));
  },
  component: TokensRoute,
});

function TokensRoute() {
  const changeSearch = useChangeSearch(Route);
  return <TokenListPage view={Route.useSearch()} onViewChange={changeSearch} />;
}
