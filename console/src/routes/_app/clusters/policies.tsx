import { createFileRoute, redirect } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { supports } from '~/app/abilities';
import { useChangeSearch } from '~/app/links/use-change-search';
import { requirePermission } from '~/data/viewer';
import { PolicyEditor } from '~/features/cluster/config-policies/policy-editor';
import { policySearch } from '~/features/cluster/config-policies/policy-search';
import { ClusterLayout } from '~/features/cluster/resources/cluster-layout';

export const Route = createFileRoute('/_app/clusters/policies')({
  validateSearch: policySearch,
  search: { middlewares: [policySearch.withoutDefaults] },
  loader: async ({ context }) => {
    if (!supports('configPolicies')) throw redirect({ to: '/clusters', replace: true });
    await requirePermission(context, 'configPolicy.viewCluster');
  },
  component: ClusterPoliciesRoute,
});

function ClusterPoliciesRoute() {
  const changeSearch = useChangeSearch(Route);
  return (
    <ClusterLayout>
      <PageBody>
        <PolicyEditor view={Route.useSearch()} onViewChange={changeSearch} />
      </PageBody>
    </ClusterLayout>
  );
}
