import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Template, Workspace } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { Page } from '@trainyard/ui/page/page';
import { FileCog, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { ListBoundary } from '~/components/page/list-page';
import { CrumbHeading, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { NewButton } from '~/components/permission/permitted-button';
import { templateQueries } from '~/data/templates';
import { workspaceQueries } from '~/data/workspaces';
import { OpenTemplate } from './open-template';
import { TemplateList } from './template-list';
import type { TemplateView } from './template-search';
import { useTemplateUses } from './template-uses';

type Props = { view: TemplateView; onViewChange: (change: Partial<TemplateView>) => void };

const noWorkspaces: Workspace[] = [];

/** Templates: a list, and the one that is open with its editor and its facts. */
export function TemplatePage(props: Props) {
  const query = useQuery(templateQueries.list());
  const { data: workspaces = noWorkspaces } = useQuery(workspaceQueries.list());
  const creation = useDialog<{ workspaceId: number | undefined }>(
    () => import('./create-template-dialog'),
  );
  const { workspace: chosen } = props.view;
  const workspace = chosen.length === 1 && workspaces.find(({ id }) => id === chosen[0]);
  const create = (
    <NewButton
      policy="template.createAnywhere"
      onClick={() => creation.open({ workspaceId: workspace ? workspace.id : undefined })}
    >
      New Template
    </NewButton>
  );
  return (
    <Page>
      <PageStrip actions={query.data?.length === 0 ? null : create}>
        {workspace ? (
          <CrumbLink
            to="/workspaces/$workspaceId/projects"
            params={{ workspaceId: String(workspace.id) }}
          >
            {workspace.name}
          </CrumbLink>
        ) : null}
        <CrumbHeading>Templates</CrumbHeading>
      </PageStrip>
      <ListBoundary query={query}>
        <TemplateBody {...props} workspaces={workspaces} create={create} />
      </ListBoundary>
      {creation.dialog}
    </Page>
  );
}

type BodyProps = Props & { workspaces: Workspace[]; create: ReactNode };

function TemplateBody({ create, ...props }: BodyProps) {
  const { data: templates } = useSuspenseQuery(templateQueries.list());
  return templates.length === 0 ? (
    <EmptyState
      icon={<FileCog className="size-6" strokeWidth={1.5} />}
      title="No Template Configured"
      hint="A template holds settings that many experiments and tasks share: image, mounts, storage, resources."
      action={create}
    />
  ) : (
    <Templates {...props} templates={templates} />
  );
}

type ListProps = Omit<BodyProps, 'create'> & { templates: Template[] };

function Templates({ view, onViewChange, templates, workspaces }: ListProps) {
  const { uses, lookedAt, query } = useTemplateUses(templates);
  const listed = templates.filter((template) => isListed(template, view));
  const open = view.name === '' ? listed[0] : templates.find(({ name }) => name === view.name);
  useReportUnknown({
    name: 'base',
    values: [view.base],
    choices: templates.map(({ name }) => name),
    fault: (name) => `There is no template ${name}.`,
    instead: 'The open one is compared with its own saved version.',
  });
  const base = templates.find(({ name }) => name === view.base);
  return (
    <div className="flex min-h-0 flex-1 border-t narrow:flex-col">
      <TemplateList
        templates={listed}
        workspaces={workspaces}
        uses={uses}
        view={view}
        openName={open?.name}
        onViewChange={onViewChange}
      />
      {open ? (
        <OpenTemplate
          key={open.name}
          template={open}
          base={base}
          others={templates.filter(({ name }) => name !== open.name)}
          workspace={workspaces.find(({ id }) => id === open.workspaceId)}
          uses={{ found: uses?.get(open.name), lookedAt, query }}
          view={view}
          onViewChange={onViewChange}
        />
      ) : view.name === '' ? null : (
        <div className="flex-1">
          <EmptyState
            icon={<FileX className="size-6" strokeWidth={1.5} />}
            title={`Template ${view.name} was not found.`}
            hint="It was deleted, or is in a workspace that you may not see."
          />
        </div>
      )}
    </div>
  );
}

const isListed = ({ name, workspaceId }: Template, { search, workspace }: TemplateView) =>
  name.toLowerCase().includes(search.trim().toLowerCase()) &&
  (workspace.length === 0 || workspace.includes(workspaceId));
