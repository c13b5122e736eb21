import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPart } from '~/app/loading/load-query';
import { usePageTitle } from '~/app/page-title';
import { templateQueries } from '~/data/templates';
import { TemplatePage } from '~/features/experiments/templates/template-page';
import { templateSearch } from '~/features/experiments/templates/template-search';

export const Route = createFileRoute('/_app/templates')({
  validateSearch: templateSearch,
  search: { middlewares: [templateSearch.withoutDefaults] },
  loader: ({ context }) => loadPart(context.queryClient, templateQueries.list()),
  component: TemplatesRoute,
});

function TemplatesRoute() {
  usePageTitle('Templates');
  const changeSearch = useChangeSearch(Route);
  return <TemplatePage view={Route.useSearch()} onViewChange={changeSearch} />;
}
