import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Checkpoint, ModelVersion } from '@trainyard/sdk/types';
import { formatBytes, formatCount, formatMetric } from '@trainyard/ui/lib/format';
import { Fact, FactList, MetadataList } from '@trainyard/ui/page/fact-list';
import { SectionHeading } from '@trainyard/ui/page/section';
import { modelQueries } from '~/data/models';
import { MetadataCard } from '~/features/registry/models/metadata-card';
import { editVersionMetadata, versionRef } from '~/features/registry/models/mutations';
import { useMayWrite } from '~/features/registry/models/use-may-write';
import { batchesOf, locationOf, sizeOf } from '~/lib/checkpoint-facts';
import { Lineage } from './lineage';

type Props = { modelId: string; version: ModelVersion };

/** The checkpoint of a version: its source, its metrics, its files. */
export function VersionModel({ modelId, version }: Props) {
  const { data: model } = useSuspenseQuery(modelQueries.detail(modelId));
  const queryClient = useQueryClient();
  const { checkpoint } = version;
  const metrics = checkpoint.training.validationMetrics?.avgMetrics ?? {};
  const location = locationOf(checkpoint.uuid, checkpoint.training.experimentConfig);
  const files = Object.entries(checkpoint.resources).toSorted();
  return (
    <>
      {checkpoint ? (
        <section aria-label="Model Checkpoint">
          <SectionHeading>Model Checkpoint</SectionHeading>
          <FactList>
            <Fact name="Source">
              <Source checkpoint={checkpoint} />
            </Fact>
            <Fact name="Checkpoint UUID">
              <span className="font-mono text-sm">{checkpoint.uuid}</span>
            </Fact>
            <Fact name="Total Size">{formatBytes(sizeOf(checkpoint))}</Fact>
            {location === undefined ? null : (
              <Fact name="Location">
                <span className="font-mono text-sm whitespace-normal wrap-anywhere">
                  {location}
                </span>
              </Fact>
            )}
          </FactList>
        </section>
      ) : null}
      {checkpoint ? <Lineage model={model} version={version} /> : null}
      <Figures title="Validation Metrics" figures={textsOf(metrics)} />
      <Figures
        title="Code"
        figures={Object.fromEntries(files.map(([name, size]) => [name, formatBytes(Number(size))]))}
      />
      <MetadataCard
        metadata={version.metadata ?? {}}
        mayEdit={useMayWrite(model)}
        onSave={(edit) =>
          editVersionMetadata(queryClient, { version: versionRef(model, version), ...edit })
        }
      />
    </>
  );
}

const textsOf = (metrics: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(metrics).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatMetric(value) : value,
    ]),
  );

const Figures = ({ title, figures }: { title: string; figures: Record<string, unknown> }) =>
  Object.keys(figures).length === 0 ? null : (
    <section aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      <MetadataList metadata={figures} />
    </section>
  );

function Source({ checkpoint }: { checkpoint: Checkpoint }) {
  const { training, taskId, uuid } = checkpoint;
  const { experimentId, trialId } = training;
  const steps = batchesOf(checkpoint);
  if (!experimentId || !trialId) return <span className="font-mono text-sm">Task {taskId}</span>;
  return (
    <span className="flex flex-wrap gap-x-2 whitespace-nowrap phone:gap-y-1">
      <Link to="/experiments/$experimentId/{-$tab}" params={{ experimentId: String(experimentId) }}>
        Experiment {experimentId}
      </Link>
      <Link
        to="/experiments/$experimentId/trials/$trialId/{-$tab}"
        params={{ experimentId: String(experimentId), trialId: String(trialId) }}
      >
        Trial {trialId}
      </Link>
      {steps === undefined ? null : (
        <Link
          to="/experiments/$experimentId/trials/$trialId/{-$tab}"
          params={{ experimentId: String(experimentId), trialId: String(trialId) }}
          search={{ checkpoint: uuid }}
        >
          Batch {formatCount(steps)}
        </Link>
      )}
    </span>
  );
}
