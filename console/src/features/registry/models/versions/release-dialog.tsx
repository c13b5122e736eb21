import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { aliasMoves } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { SelectField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { RelativeTime } from '~/components/entity/times';
import { modelQueries } from '~/data/models';
import { meQuery } from '~/data/session';
import { useNameOf } from '~/data/users';
import {
  formerProductionOf,
  productionAlias,
  productionOf,
} from '~/features/registry/models/releases';
import { z } from '~/lib/zod';
import { changeAliasesWithUndo } from '../mutations';
import { directionOf, measuredBy, metricNamesOf, verdictOf } from './version-metrics';
import { versionName } from './version-texts';

type EndProps = { onDone?: () => void; onClose: () => void };
type Props = EndProps & { model: Model; version?: ModelVersion };

const noVersions: ModelVersion[] = [];

/** Makes a version the one in production; without `version` the user chooses it. */
export const PromoteDialog = ({ version, ...props }: Props) => (
  <ReleaseDialog {...props} kind="promote" target={version?.version} />
);

/** Gives production back to the version that had it before. */
export const RollBackDialog = ({ model, onDone, onClose }: Props) => (
  <ReleaseDialog
    {...{ model, onDone, onClose }}
    kind="rollBack"
    target={formerProductionOf(model)}
  />
);

type ReleaseProps = EndProps & {
  model: Model;
  kind: 'promote' | 'rollBack';
  target: number | undefined;
};

/** 0 until a version is chosen */
const schema = z.object({
  version: z.number().check(z.refine((version) => version > 0, 'Choose a version.')),
});

function ReleaseDialog({ model, kind, target, onDone, onClose }: ReleaseProps) {
  const queryClient = useQueryClient();
  const { data: me } = useSuspenseQuery(meQuery);
  const query = useQuery(modelQueries.versions(String(model.id)));
  const versions = query.data ?? noVersions;
  const current = productionOf(model);
  const form = useSchemaForm(schema, { version: target ?? 0 });
  const chosenNumber = form.watch('version');
  const version = versions.find((each) => each.version === chosenNumber);
  const currentVersion = versions.find((each) => each.version === current);
  const isGone = target !== undefined && query.isSuccess && !version;
  return (
    <FormDialog
      title={
        kind === 'rollBack'
          ? `Roll back to V${target}`
          : `Promote ${target === undefined ? model.name : `V${target}`} to production`
      }
      submitLabel={kind === 'rollBack' ? 'Roll back' : 'Promote'}
      failure={`Unable to move ${productionAlias}.`}
      form={form}
      isDirty={false}
      blocked={isGone ? `V${target} is deregistered.` : undefined}
      onClose={onClose}
      onSubmit={async ({ version: to }) => {
        await changeAliasesWithUndo(queryClient, {
          model,
          to: { [productionAlias]: to },
          by: me.username,
        });
        onDone?.();
      }}
    >
      {target === undefined ? (
        <SelectField
          label="Version"
          options={versions
            .filter((each) => each.version !== current)
            .toSorted((one, other) => other.version - one.version)
            .map((each) => ({ value: each.version, label: labelOf(each) }))}
          control={form.control}
          name="version"
        />
      ) : null}
      {chosenNumber === 0 ? null : (
        <p>
          {current === undefined
            ? `No version is in production now. V${chosenNumber} becomes ${productionAlias}.`
            : `The alias ${productionAlias} moves from V${current} to V${chosenNumber}.`}
          <Since model={model} version={current} />
        </p>
      )}
      {isGone ? <p className="text-warn">{`V${target} is deregistered.`}</p> : null}
      {version ? <MetricTable version={version} production={currentVersion} /> : null}
    </FormDialog>
  );
}

const labelOf = (version: ModelVersion) =>
  version.name ? `V${version.version} · ${version.name}` : versionName(version);

/** Says since when a version is in production, and by whom, where that is stored. */
function Since({ model, version }: { model: Model; version: number | undefined }) {
  const nameOf = useNameOf();
  const move = aliasMoves(model).find(({ alias }) => alias === productionAlias);
  if (version === undefined || move?.to !== version) return null;
  return (
    <span className="block pt-1 text-sm text-muted">
      {`V${version} became ${productionAlias} `}
      <RelativeTime time={move.at} isLong />
      {`, by ${displayText(nameOf(move.by))}.`}
    </span>
  );
}

type Row = {
  name: string;
  value: number | undefined;
  base: number | undefined;
  verdict: 'better' | 'worse' | undefined;
};

const column = columnsFor<Row>();
const tones = { better: 'text-ok', worse: 'text-bad' };
const textOf = (value: number | undefined) => (value === undefined ? missing : formatMetric(value));

type TableProps = { version: ModelVersion; production: ModelVersion | undefined };

/** The metrics of the version beside those of the one that is in production. */
function MetricTable({ version, production }: TableProps) {
  const both = production ? [version, production] : [version];
  const rows = metricNamesOf(both).map((name): Row => {
    const [value, base] = both.map((each) => measuredBy(each).get(name));
    return { name, value, base, verdict: verdictOf([value, base], directionOf(name, both)) };
  });
  if (rows.length === 0)
    return <p className="text-sm text-muted">No metrics are stored with these checkpoints.</p>;
  return (
    <DataTable
      caption={production ? 'Metrics of both versions' : `Metrics of V${version.version}`}
      frame="inner"
      columns={columnsOf({ version, production })}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}

const columnsOf = ({ version, production }: TableProps): TableColumn<Row>[] => [
  column.display({
    id: 'name',
    header: 'Metric',
    cell: ({ row }) => <span className="font-mono text-sm">{displayText(row.original.name)}</span>,
    meta: { isRowHeader: true, className: 'phone:whitespace-normal phone:wrap-anywhere' },
  }),
  ...(production
    ? [
        column.display({
          id: 'base',
          header: `V${production.version}, now`,
          cell: ({ row }) => <span className="text-muted">{textOf(row.original.base)}</span>,
          meta: { isEnd: true },
        }),
      ]
    : []),
  column.display({
    id: 'value',
    header: `V${version.version}`,
    cell: ({ row: { original } }) => (
      <span className={cn('num', original.verdict && tones[original.verdict])}>
        {textOf(original.value)}
        {original.verdict ? <span className="sr-only">, {original.verdict}</span> : null}
      </span>
    ),
    meta: { isEnd: true },
  }),
];
