import { useSuspenseQuery } from '@tanstack/react-query';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { MultiSelect } from '@trainyard/ui/form/multi-select';
import { useMedia } from '@trainyard/ui/hooks/use-media';
import { formatCount, listText } from '@trainyard/ui/lib/format';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { SectionHeading } from '@trainyard/ui/page/section';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { EntityTable } from '~/app/actions/entity-table';
import { modelQueries } from '~/data/models';
import { useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { versionActions, versionItems } from '~/features/registry/models/actions';
import { modelVersionColumns } from '~/features/registry/models/columns';
import type { ModelView } from '~/features/registry/models/search';
import type { ExperimentDiffProps } from './compare-versions';
import { Lineage } from './lineage';
import { bestOf, directionOf, metricNamesOf } from './version-metrics';
import { versionName } from './version-texts';

/** columns of metrics until the user chooses them */
const firstMetrics = 3;

// most visits compare nothing
const CompareVersions = lazy(() => import('./compare-versions'));

type Props = {
  model: Model;
  /** is of another feature, so the route provides it */
  ExperimentDiff: ComponentType<ExperimentDiffProps>;
  /** id or name, as in the link */
  modelName: string;
  view: ModelView;
  onViewChange: (change: Partial<ModelView>) => void;
};

/**
 * The versions of a model: their metrics, a comparison of two, and the lineage of the selected one.
 */
export function ModelVersions(props: Props) {
  const { model, ExperimentDiff, modelName, view, onViewChange } = props;
  const viewer = useViewer();
  const { data: versions } = useSuspenseQuery(modelQueries.versions(modelName));
  const all = useMemo(() => metricNamesOf(versions), [versions]);
  const metrics = useMemo(() => {
    if (!view.measured) return all.slice(0, firstMetrics);
    const measuredKeys = new Set(view.measured);
    return all.filter((name) => measuredKeys.has(name));
  }, [all, view.measured]);
  const isNarrow = useMedia('(480px < width <= 1280px)');
  const ownerName = useOwnerName();
  const columns = useMemo(
    () => modelVersionColumns({ model, versions, metrics, ownerName, isNarrow }),
    [model, versions, metrics, ownerName, isNarrow],
  );
  const selectedVersions = view.versions.flatMap(
    (number) => versions.find(({ version }) => version === number) ?? [],
  );
  useReportUnknown({
    name: 'versions',
    values: view.versions,
    choices: versions.map(({ version }) => version),
    fault: (value) => `This model has no version ${value}.`,
    instead: 'It is not compared.',
  });
  useReportUnknown({
    name: 'measured',
    values: view.measured ?? [],
    choices: all,
    fault: (value) => `No version has a metric ${value}.`,
    instead: 'It has no column.',
  });
  const newest = versions.toSorted((one, other) => other.version - one.version)[0];
  const selectedVersion = selectedVersions[0] ?? newest;
  return (
    <>
      <section aria-label="Versions">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <SectionHeading note={formatCount(versions.length)}>Versions</SectionHeading>
          {all.length === 0 ? null : (
            <MultiSelect
              label="Metrics"
              options={all.map((name) => ({ value: name, label: name }))}
              chosen={metrics}
              onChange={(names) => onViewChange({ measured: names.length > 0 ? names : [''] })}
            />
          )}
        </div>
        <EntityTable
          caption="Model versions"
          storedAs={`model-details-${model.id}`}
          columns={columns}
          rows={versions}
          keyOf={({ version }) => version}
          view={view}
          onViewChange={onViewChange}
          actions={versionActions}
          nameOf={versionName}
          itemsOf={(version) => versionItems({ model, version }, viewer)}
          subjectOf={(version) => ({ model, version })}
          none={
            <EmptyState
              title="No Model Versions"
              hint="Register a checkpoint of an experiment as the first version."
            />
          }
          choice={{
            label: ({ version }) => `Compare V${version}`,
            allLabel: 'Compare the newest two',
            chosen: new Set<RowKey>(selectedVersions.map(({ version }) => version)),
            onChange: (keys) => onViewChange({ versions: lastTwo(keys, view.versions) }),
          }}
        />
        <BestNote metrics={metrics} versions={versions} />
      </section>
      {selectedVersion ? (
        <Lineage key={selectedVersion.version} model={model} version={selectedVersion} />
      ) : null}
      {selectedVersions[0] && selectedVersions[1] ? (
        <Suspense fallback={<Spinner label="Loading the comparison" className="m-6 size-5" />}>
          <CompareVersions
            pair={[selectedVersions[0], selectedVersions[1]]}
            ExperimentDiff={ExperimentDiff}
            view={view}
            onViewChange={onViewChange}
          />
        </Suspense>
      ) : (
        <p className="text-sm text-faint">
          {versions.length > 1 ? 'Select two versions to compare them.' : ''}
        </p>
      )}
    </>
  );
}

/** At most two versions are compared, the newer with the older; a third one replaces the first. */
function lastTwo(keys: ReadonlySet<RowKey>, before: readonly number[]): number[] {
  const remainingVersions = before.filter((version) => keys.has(version));
  const added = [...keys].filter((key): key is number => !before.some((each) => each === key));
  // for "select all": the newest of all rows
  const nextIds = [...added.toSorted((one, other) => other - one), ...remainingVersions].slice(
    0,
    2,
  );
  return nextIds.toSorted((one, other) => other - one);
}

type NoteProps = { metrics: readonly string[]; versions: readonly ModelVersion[] };

/** Explains which values count as the best, because the direction may be guessed from the name. */
function BestNote({ metrics, versions }: NoteProps) {
  const marked = metrics.filter((name) => bestOf(name, versions) !== undefined);
  if (marked.length === 0) return null;
  const smaller = marked.filter((name) => directionOf(name, versions) === 'smaller');
  const names = listText(smaller);
  return (
    <p className="pt-2 text-sm text-faint">
      The best of a metric is green
      {smaller.length === 0 ? '.' : `; of ${names} smaller is better.`}
    </p>
  );
}
