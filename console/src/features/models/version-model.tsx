import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Checkpoint, ModelVersion } from '@trainyard/sdk/types';
import { formatBytes, formatCount, formatMetric } from '@trainyard/ui/lib/format';
import { Fact, FactList, MetadataList } from '@trainyard/ui/page/fact-list';
import { SectionHeading } from '@trainyard/ui/page/section';
import { MetadataCard } from './metadata-card';
import { useMayWrite, usePatchVersion } from './mutations';
import { modelQueries } from './queries';

type Props = { modelId: string; version: ModelVersion };

/** The checkpoint behind a version: where it comes from, what it measured, its files. */
export function VersionModel({ modelId, version }: Props) {
  const { data: model } = useSuspenseQuery(modelQueries.detail(modelId));
  const { mutateAsync: patch } = usePatchVersion();
  const { checkpoint } = version;
  const metrics = checkpoint.training.validationMetrics?.avgMetrics ?? {};
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
            <Fact name="Total Size">{formatBytes(totalSize(checkpoint))}</Fact>
          </FactList>
        </section>
      ) : null}
      <Figures title="Validation Metrics" figures={textsOf(metrics)} />
      <Figures
        title="Code"
        figures={Object.fromEntries(files.map(([name, size]) => [name, formatBytes(Number(size))]))}
      />
      <MetadataCard
        metadata={version.metadata ?? {}}
        mayEdit={useMayWrite(model)}
        onSave={(metadata) =>
          patch({
            modelName: model.name,
            modelVersionNum: version.version,
            body: { metadata },
          })
        }
      />
    </>
  );
}

const totalSize = ({ resources }: Checkpoint): number =>
  Object.values(resources).reduce<number>((sum, size) => sum + Number(size), 0);

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

/** Batches trained before a checkpoint, as its program says it; undefined where it does not. */
const stepsOf = ({ metadata }: Checkpoint): number | undefined => {
  const steps = metadata?.steps_completed;
  return typeof steps === 'number' ? steps : undefined;
};

function Source({ checkpoint }: { checkpoint: Checkpoint }) {
  const { training, taskId, uuid } = checkpoint;
  const { experimentId, trialId } = training;
  const steps = stepsOf(checkpoint);
  if (!experimentId || !trialId) return <span className="font-mono text-sm">Task {taskId}</span>;
  return (
    <span className="flex gap-2">
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
