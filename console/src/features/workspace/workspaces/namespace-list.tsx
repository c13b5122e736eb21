import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import type { Workspace } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { Button } from '@trainyard/ui/base/button';
import { Spinner } from '@trainyard/ui/base/spinner';
import { plural } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useDialog } from '~/app/actions/use-dialog';
import { FailedQuery } from '~/app/errors/failed-query';
import { useViewer } from '~/data/viewer';
import type { ClusterNamespace } from './namespaces';
import { kubernetesClustersQuery, namespacesQuery } from './queries';

type Props = { workspace: Workspace };
type NamespaceProps = Props & { binding: ClusterNamespace };

/** The Kubernetes namespaces of a workspace; nothing where the master runs none of its work there. */
export function NamespaceList({ workspace }: Props) {
  const { data: clusters = [] } = useQuery(kubernetesClustersQuery);
  return clusters.length === 0 ? null : <Namespaces workspace={workspace} />;
}

function Namespaces({ workspace }: Props) {
  const viewer = useViewer();
  const mayView = can(viewer, 'workspace.viewQuotas', { workspaceId: workspace.id });
  const query = useQuery(namespacesQuery(workspace.id, mayView));
  const { open, dialog } = useDialog<NamespaceProps>(() => import('./namespace-dialog'));
  const mayEdit = !workspace.archived && can(viewer, 'workspace.setNamespaces');
  return (
    <section className="pt-6">
      <SectionHeading>Kubernetes namespaces</SectionHeading>
      {query.error ? (
        <FailedQuery title="Unable to fetch the namespaces of the workspace." query={query} />
      ) : null}
      {query.isPending ? <Spinner label="Loading" className="size-5 text-faint" /> : null}
      <ul aria-label="Kubernetes namespaces" className="divide-y">
        {query.data?.map((binding) => (
          <li key={binding.clusterName} className="flex min-h-11 items-center gap-3 py-1.5">
            <span className="min-w-0">
              <span className="block truncate">{binding.clusterName}</span>
              <span className="block truncate font-mono text-sm text-muted">
                {binding.namespace}
              </span>
            </span>
            {binding.isAutomatic ? <Tag className="shrink-0">Created by the master</Tag> : null}
            {mayView ? (
              <span className="num ml-auto shrink-0 text-muted">
                {binding.quota === undefined
                  ? 'No quota'
                  : `At most ${plural(binding.quota, 'slot')}`}
              </span>
            ) : null}
            {mayEdit ? (
              <Button
                className={mayView ? 'shrink-0' : 'ml-auto shrink-0'}
                aria-label={`Edit ${binding.clusterName}`}
                onClick={() => open({ workspace, binding })}
              >
                Edit...
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
