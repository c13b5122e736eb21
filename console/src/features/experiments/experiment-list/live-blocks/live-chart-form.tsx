import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { ChoicesField } from '@trainyard/ui/form/choice-field';
import { type BoundField, LabeledField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import type { BlockForm } from '@trainyard/ui/page/markdown/live-blocks';
import type { ComponentProps } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { ExperimentsField } from '~/components/entity/experiments-field';
import { metricPath } from '~/components/metrics/metric-tree';
import { metricNamesQuery } from '~/data/experiments/metrics';
import { z } from '~/lib/zod';
import { runsText } from './block-link';

const schema = z.object({
  ids: z
    .custom<readonly number[]>(Array.isArray)
    .check(z.refine((ids) => ids.length > 0, 'Choose an experiment.')),
  metrics: z.custom<readonly string[]>(Array.isArray),
  size: z.enum(['full', 'half']),
  title: z.string(),
});

const sizes = [
  { value: 'full', label: 'Full width' },
  { value: 'half', label: 'Two in a row' },
] as const;

const numberOf = (text: string | undefined) =>
  /^\d+$/.test(text ?? '') ? Number(text) : undefined;

/** Asks which experiments and metrics a live chart shows; those of the page's project come first. */
export default function LiveChartForm({ onInsert, onClose }: ComponentProps<BlockForm>) {
  const params = useParams({ strict: false });
  const experimentId = numberOf(params.experimentId);
  const form = useSchemaForm(schema, {
    ids: experimentId === undefined ? [] : [experimentId],
    metrics: [],
    size: 'full',
    title: '',
  });
  const ids = form.watch('ids');
  const names = useQuery({ ...metricNamesQuery(ids, { isLive: false }), enabled: ids.length > 0 });
  const metrics = names.data ?? [];
  return (
    <FormDialog
      title="Insert a live chart"
      submitLabel="Insert"
      form={form}
      onClose={onClose}
      isDirty={false}
      onSubmit={async ({ size, ...values }) => {
        const metricPaths = new Set(metrics.map(metricPath));
        const chartMetrics = values.metrics.filter((path) => metricPaths.has(path));
        onInsert(runsText({ ...values, metrics: chartMetrics, isHalf: size === 'half' }));
      }}
    >
      <ExperimentsField
        label="Experiments"
        hint="Several are compared in the same chart."
        projectId={numberOf(params.projectId)}
        autoFocus
        control={form.control}
        name="ids"
      />
      {ids.length === 0 ? null : names.error && !names.data ? (
        <p role="alert" className="text-bad">
          Unable to fetch the metrics. {messageOf(names.error)}
        </p>
      ) : (
        <ChoicesField
          label="Metrics"
          choices={metrics.map((metric) => ({
            value: metricPath(metric),
            label: metric.name,
            note: metric.group,
          }))}
          nothingFound={names.isPending ? 'Reading the metrics...' : 'No metric matches'}
          control={form.control}
          name="metrics"
        />
      )}
      <TextField
        label="Title"
        hint="Optional. Without one the name of the experiment is shown."
        control={form.control}
        name="title"
      />
      <LabeledField control={form.control} name="size" label="Size">
        {({ value, onChange }: BoundField<'full' | 'half'>) => (
          <SegmentedControl label="Size" value={value} segments={sizes} onChange={onChange} />
        )}
      </LabeledField>
    </FormDialog>
  );
}
