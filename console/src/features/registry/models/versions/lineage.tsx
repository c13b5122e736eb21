import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { Checkpoint, Model, ModelVersion } from '@trainyard/sdk/types';
import { formatBytes, formatCount, formatMetric, plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { experimentQueries } from '~/data/experiments/experiments';
import { useOwnerName } from '~/data/users';
import { Descendants } from '~/features/registry/models/versions/descendants';
import { batchesOf, filesOf, sizeOf } from '~/lib/checkpoint-facts';
import { aliasesOf } from '../mutations';
import { measuredBy, metricNamesOf } from './version-metrics';
import { versionName } from './version-texts';

type Props = { model: Model; version: ModelVersion };

type Step = { kind: string; name: ReactNode; note: ReactNode; isLast?: boolean };

const experimentLink = (experimentId: number) =>
  ({
    to: '/experiments/$experimentId/{-$tab}',
    params: { experimentId: String(experimentId) },
  }) satisfies LinkProps;

/** The experiment behind a version and the one that it was forked from, if the user may see them. */
function useOrigin(experimentId: number | null) {
  const detail = (id: number | null | undefined) => ({
    ...experimentQueries.detail(id ?? 0),
    enabled: !!id,
    refetchInterval: false as const,
    // the strip leaves out parts that the viewer may not see
    meta: { isSilent: true },
  });
  const experiment = useQuery(detail(experimentId)).data?.experiment;
  const parent = useQuery(detail(experiment?.forkedFrom)).data?.experiment;
  return { experiment, parent };
}

function useSteps({ model, version }: Props): Step[] {
  const { checkpoint } = version;
  const { experimentId, trialId, experimentConfig, hparams } = checkpoint.training;
  const { experiment, parent } = useOrigin(experimentId);
  const ownerName = useOwnerName();
  const batch = batchesOf(checkpoint);
  const configured = experimentConfig?.name;
  const name = experiment?.name ?? (typeof configured === 'string' ? configured : undefined);
  const aliases = aliasesOf(model, version.version);
  const [metric = ''] = metricNamesOf([version]);
  const value = measuredBy(version).get(metric);
  const measured = value === undefined ? '' : `${metric} ${formatMetric(value)}`;
  const files = filesOf(checkpoint).length;
  return [
    ...(parent
      ? [
          {
            kind: 'Forked from',
            name: <Link {...experimentLink(parent.id)}>{displayText(parent.name)}</Link>,
            note: `Experiment ${parent.id}`,
          },
        ]
      : []),
    experimentId
      ? {
          kind: 'Experiment',
          name: (
            <Link {...experimentLink(experimentId)}>
              {displayText(name ?? String(experimentId))}
            </Link>
          ),
          note: [experimentId, experiment && ownerName(experiment)].filter(Boolean).join(' · '),
        }
      : { kind: 'Task', name: checkpoint.taskId, note: '' },
    ...(experimentId && trialId
      ? [
          {
            kind: 'Trial',
            name: (
              <Link
                to="/experiments/$experimentId/trials/$trialId/{-$tab}"
                params={{ experimentId: String(experimentId), trialId: String(trialId) }}
              >
                {trialId}
              </Link>
            ),
            note: plural(Object.keys(hparams ?? {}).length, 'hyperparameter'),
          },
        ]
      : []),
    ...(batch === undefined
      ? []
      : [
          {
            kind: 'Batch',
            name: <AtTrial {...checkpoint}>{formatCount(batch)}</AtTrial>,
            note: measured,
          },
        ]),
    {
      kind: 'Checkpoint',
      name: <AtTrial {...checkpoint}>{checkpoint.uuid.slice(0, 8)}</AtTrial>,
      note: `${formatBytes(sizeOf(checkpoint))}, ${plural(files, 'file')}`,
    },
    {
      kind: 'Version',
      name: (
        <Link
          to="/models/$modelId/versions/$versionNum/{-$tab}"
          params={{ modelId: String(model.id), versionNum: String(version.version) }}
        >
          {`V${version.version}`}
        </Link>
      ),
      note: aliases.length > 0 ? aliases.join(', ') : versionName(version),
      isLast: true,
    },
  ];
}

/** Opens the checkpoint over the page of its trial; plain where no trial wrote it. */
function AtTrial({ uuid, training, children }: Checkpoint & { children: string }) {
  const { experimentId, trialId } = training;
  if (!experimentId || !trialId) return <span title={uuid}>{children}</span>;
  return (
    <Link
      to="/experiments/$experimentId/trials/$trialId/{-$tab}"
      params={{ experimentId: String(experimentId), trialId: String(trialId) }}
      search={{ checkpoint: uuid }}
      title={uuid}
      className="num"
    >
      {children}
    </Link>
  );
}

/** The lineage of a version, step by step, and the experiments that came after it. */
export function Lineage({ model, version }: Props) {
  const steps = useSteps({ model, version });
  return (
    <section aria-label="Lineage">
      <SectionHeading>{`Where V${version.version} comes from`}</SectionHeading>
      <ol className="flex items-stretch gap-y-2 max-[1280px]:grid max-[1280px]:grid-cols-[repeat(3,minmax(0,1fr)_1.5rem)] phone:grid-cols-[repeat(2,minmax(0,1fr)_1.5rem)]">
        {steps.map(({ kind, name, note, isLast }, at) => (
          <Fragment key={kind}>
            {at === 0 ? null : (
              <li aria-hidden className="grid w-6 place-items-center text-faint">
                <ChevronRight className="size-3.5" strokeWidth={1.5} />
              </li>
            )}
            <li
              className={cn(
                'min-w-0 max-w-60 flex-1 rounded-md border px-3 py-2 max-[1280px]:max-w-none',
                isLast && 'border-line-strong bg-raised',
              )}
            >
              <p className="text-xs text-faint">{kind}</p>
              <p className="truncate font-medium *:block *:truncate *:leading-6">
                {typeof name === 'string' ? displayText(name) : name}
              </p>
              <p className="num truncate text-sm text-muted">
                {typeof note === 'string' ? displayText(note) : note}
              </p>
            </li>
          </Fragment>
        ))}
      </ol>
      <Descendants model={model} version={version} />
    </section>
  );
}
