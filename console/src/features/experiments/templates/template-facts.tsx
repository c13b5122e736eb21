import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { isObject } from '@trainyard/sdk/model';
import type { Experiment, Template } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { toneClass } from '@trainyard/ui/base/badge';
import { Spinner } from '@trainyard/ui/base/spinner';
import { useRestedValue } from '@trainyard/ui/hooks/use-debounced';
import { plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { supports } from '~/app/abilities';
import { messageOf } from '~/app/errors/report-error';
import { StateIcon, stateStyle } from '~/components/entity/state-badge';
import { OwnerBadge } from '~/components/owner/owner-badge';
import { poolsQuery } from '~/data/cluster/pools';
import { experimentsLookedAt } from '~/data/templates';
import { useViewer } from '~/data/viewer';
import { notebookQueries } from '~/features/cluster/notebooks/queries';
import { formQueries } from '~/features/experiments/experiment-forms/queries';
import { configPool } from '~/lib/config/config-facts';
import { parseConfig } from '~/lib/config/config-text';

/** The experiments that may have used a template. */
export type UsesFound = {
  /** undefined until it is known, and where the template sets nothing */
  found: Experiment[] | undefined;
  /** how many experiments were compared */
  lookedAt: number;
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
};

type Props = {
  template: Template;
  /** the text in the editor */
  text: string;
  uses: UsesFound;
};

const shownUses = 6;

/** Shows whether the master accepts a template, and which experiments have its values. */
export const TemplateFacts = ({ template, text, uses }: Props) => (
  <aside
    aria-label="Facts"
    className="w-76 shrink-0 space-y-6 overflow-y-auto border-l px-5 py-4 max-[1280px]:w-full max-[1280px]:overflow-visible max-[1280px]:border-t max-[1280px]:border-l-0 max-[1280px]:px-6 narrow:px-4"
  >
    <section>
      <SectionHeading note="as you type">Checks</SectionHeading>
      <Checks template={template} text={text} />
    </section>
    <section>
      <SectionHeading note={uses.found && `${uses.found.length} of the newest ${uses.lookedAt}`}>
        Used by
      </SectionHeading>
      <UsedBy {...uses} />
    </section>
  </aside>
);

function Checks({ template: { workspaceId }, text }: Omit<Props, 'uses'>) {
  const { config, problem } = parseConfig(text, 'Template content is required');
  const pool = configPool(config);
  const { data: pools } = useQuery({ ...poolsQuery, enabled: pool !== undefined });
  const ownPool = pools?.find(({ name }) => name === pool);
  return (
    <ul className="border-t [&>li]:border-b [&>li]:py-2">
      <Check tone={problem === undefined ? 'ok' : 'bad'}>{problem ?? 'Valid YAML'}</Check>
      {config ? <MasterCheck workspaceId={workspaceId} config={config} /> : null}
      {pool === undefined || pools === undefined ? null : ownPool ? (
        <Check
          tone="ok"
          note={`${ownPool.slotsUsed} of ${ownPool.slotsAvailable} slots are in use`}
        >
          {`${pool} exists`}
        </Check>
      ) : (
        <Check tone="bad">{`There is no resource pool ${pool}`}</Check>
      )}
    </ul>
  );
}

type MasterCheckProps = { workspaceId: number; config: Record<string, unknown> };

/**
 * Asks the master to validate an experiment that has only the template's values and the required
 * ones. If it refuses, the template may be meant for tasks, so a task is validated next.
 */
function MasterCheck({ workspaceId, config }: MasterCheckProps) {
  const viewer = useViewer();
  const mayCreate = can(viewer, 'experiment.create', { workspaceId });
  const mayLaunch = can(viewer, 'task.create', { workspaceId });
  const { data: projects } = useQuery(formQueries.projects(workspaceId));
  const project = projects?.find(({ archived }) => !archived);
  const text = asExperiment(config);
  const rested = useRestedValue(text);
  const { data, error } = useQuery({
    ...formQueries.check({ config: rested ?? '', parentId: 0, projectId: project?.id ?? 0 }),
    enabled: mayCreate && rested !== undefined && project !== undefined,
  });
  const asTask = useQuery({
    ...notebookQueries.preview({ config, templateName: '', workspaceId }),
    enabled: mayLaunch && rested === text && error !== null,
    retry: false,
  });
  if (!mayCreate)
    return <Check tone="warn">Not checked: you may not create experiments in its workspace.</Check>;
  if (projects && !project)
    return <Check tone="warn">Not checked: its workspace has no project.</Check>;
  if (error && asTask.data)
    return (
      <Check tone="ok" note={`Not experiments: ${messageOf(error)}`}>
        Fits notebooks, shells and commands
      </Check>
    );
  if (rested !== undefined && error && (asTask.error || !mayLaunch))
    return (
      <Check tone="bad" note={messageOf(error)}>
        The master rejects it
      </Check>
    );
  if (rested !== undefined && data) return <Check tone="ok">The master accepts every field</Check>;
  return (
    <li className="flex gap-2 text-muted">
      <Spinner className="mt-0.5 size-3.5" />
      Checking the config...
    </li>
  );
}

const icons = { ok: CircleCheck, warn: CircleAlert, bad: CircleX };
const colors = { ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' };

type CheckProps = { tone: keyof typeof icons; children: ReactNode; note?: string };

function Check({ tone, children, note }: CheckProps) {
  const Icon = icons[tone];
  return (
    <li className="flex gap-2" role={tone === 'bad' ? 'alert' : undefined}>
      <Icon aria-hidden className={`mt-0.5 size-3.5 shrink-0 ${colors[tone]}`} strokeWidth={1.75} />
      <div className="min-w-0 wrap-anywhere">
        {children}
        {note ? <p className="text-sm text-muted">{note}</p> : null}
      </div>
    </li>
  );
}

function UsedBy({ found, lookedAt, query }: UsesFound) {
  if (query.error)
    return (
      <p role="alert" className="text-muted">
        {`Unable to fetch experiments. ${messageOf(query.error)} `}
        <button type="button" className="link" onClick={() => void query.refetch()}>
          Retry
        </button>
      </p>
    );
  if (query.isPending) return <Spinner label="Loading" className="size-4 text-faint" />;
  if (!found) return <p className="text-muted">A template without values fits everything.</p>;
  return (
    <>
      {found.length === 0 ? null : (
        <ul className="border-t">
          {found.slice(0, shownUses).map((experiment) => (
            <UseRow key={experiment.id} experiment={experiment} />
          ))}
        </ul>
      )}
      <p className="pt-2 text-sm text-faint">
        {found.length > shownUses ? `${found.length - shownUses} more. ` : ''}
        {`Found by values: the master does not keep which template was used. Compared with the newest ${plural(
          Math.min(lookedAt, experimentsLookedAt),
          'experiment',
        )}.`}
      </p>
    </>
  );
}

function UseRow({ experiment }: { experiment: Experiment }) {
  const { tone, shape } = stateStyle(experiment.state);
  return (
    <li className="flex items-center gap-2 border-b py-1.5">
      <StateIcon shape={shape} className={toneClass(tone)} />
      <Link
        to="/experiments/$experimentId/{-$tab}"
        params={{ experimentId: String(experiment.id) }}
        className="min-w-0 flex-1 truncate font-medium"
        title={displayText(experiment.name)}
      >
        {displayText(experiment.name)}
      </Link>
      <OwnerBadge of={experiment} className="max-w-28! text-muted" />
    </li>
  );
}

type Config = Record<string, unknown>;

/** The fields that an experiment requires and a template does not. */
const required = () => ({
  name: 'template',
  entrypoint: 'true',
  searcher: {
    name: 'single',
    metric: 'loss',
    ...(supports('searcherMaxLength') && { max_length: { batches: 1 } }),
  },
});

/** The text of an experiment that has the values of a template, for the master to check. */
function asExperiment(config: Config): string {
  const { searcher } = config;
  const minimal = required();
  return writeYaml({
    ...minimal,
    ...config,
    searcher: isObject(searcher) ? { ...minimal.searcher, ...searcher } : minimal.searcher,
  });
}
