import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getExperiment, getTrial, launchTensorboard } from '@trainyard/sdk/calls';
import { changesOf, invalidateChanges } from '@trainyard/sdk/query';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useRestedValue } from '@trainyard/ui/hooks/use-debounced';
import { useSupports } from '~/app/abilities';
import { client } from '~/app/api';
import { openTensorboard } from '~/app/open-tensorboard';
import { ForecastLine } from '~/components/entity/forecast-line';
import { experimentQueries } from '~/data/experiments';
import { poolsQuery } from '~/data/pools';
import { silent } from '~/data/silent';
import { trialQueries } from '~/data/trials';
import { PolicyNotes } from '~/features/config-policies/policy-notes';
import { usePolicies } from '~/features/config-policies/use-policies';
import { useLaunchForecasts } from '~/features/forecast/queries';
import { z } from '~/lib/zod';

/** "12, 15 18": each once, in the order typed; null when a part is not an id. */
export function parseIds(text: string): number[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.some((word) => !/^\d{1,9}$/.test(word) || Number(word) === 0)) return null;
  return [...new Set(words.map(Number))];
}

/** The experiments or trials of a TensorBoard; their ids as typed. */
export const tensorboardSchema = z.object({
  kind: z.enum(['experiments', 'trials']),
  ids: z.string().check(
    z.refine((text) => parseIds(text) !== null, 'IDs are whole numbers, separated by commas.'),
    z.refine((text) => parseIds(text)?.length !== 0, 'IDs required'),
  ),
});

type TensorboardForm = z.output<typeof tensorboardSchema>;

const experimentOf = async (trialId: number) =>
  (await getTrial(client, { trialId })).trial.experimentId;

const workspaceOf = async (experimentId: number) =>
  (await getExperiment(client, { experimentId })).experiment.workspaceId;

/**
 * The request of the form, in the workspace of its first experiment or trial. Rejects with the
 * error of the master when one of them does not exist.
 */
async function tensorboardSources({ kind, ids }: TensorboardForm) {
  const chosen = parseIds(ids) ?? [];
  if (kind === 'experiments') {
    const [workspaceId = 1] = await Promise.all(chosen.map(workspaceOf));
    return { workspaceId, experimentIds: chosen };
  }
  const [experimentId] = await Promise.all(chosen.map(experimentOf));
  return { workspaceId: await workspaceOf(experimentId ?? 0), trialIds: chosen };
}

const kinds: { value: TensorboardForm['kind']; label: string }[] = [
  { value: 'experiments', label: 'Experiments' },
  { value: 'trials', label: 'Trials' },
];

/** When a TensorBoard would start, in the pools that the master picks for what needs no slots. */
function useTensorboardForecasts() {
  const forecasts = useLaunchForecasts(0);
  const { data: pools = [] } = useQuery(poolsQuery);
  return pools.flatMap(({ name, defaultAuxPool }) => {
    const forecast = defaultAuxPool ? forecasts[name] : undefined;
    return forecast ? [{ name, forecast }] : [];
  });
}

/** The policies of the workspace of what is typed first, once it is known. */
function useTensorboardPolicies({ kind, ids }: TensorboardForm) {
  const first = useRestedValue(parseIds(ids)?.[0]);
  const isEnabled = useSupports('configPolicies') && first !== undefined;
  const isTrial = kind === 'trials';
  const { data: trial } = useQuery({
    ...silent(trialQueries.detail(first ?? 0)),
    refetchInterval: false,
    enabled: isEnabled && isTrial,
  });
  const id = isTrial ? trial?.experimentId : first;
  const { data } = useQuery({
    ...silent(experimentQueries.detail(id ?? 0)),
    refetchInterval: false,
    enabled: isEnabled && id !== undefined,
  });
  const workspaceId = isEnabled ? data?.experiment.workspaceId : undefined;
  return usePolicies({ workloadType: 'NTSC', workspaceId }, '{}');
}

/** Opens a TensorBoard of experiments or trials: one that shows just these already, else a new one. */
export default function LaunchTensorboard({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useSchemaForm(tensorboardSchema, { kind: 'experiments', ids: '' });
  const forecasts = useTensorboardForecasts();
  const policies = useTensorboardPolicies(form.watch());
  const kind = form.watch('kind');
  const isTrials = kind === 'trials';
  return (
    <FormDialog
      title="Launch TensorBoard"
      submitLabel="Launch"
      failure="Unable to open TensorBoard."
      size="small"
      form={form}
      blocked={policies.problem}
      onClose={onClose}
      onSubmit={async (values) => {
        await openTensorboard(await tensorboardSources(values));
        void invalidateChanges(queryClient, changesOf(launchTensorboard).changes);
      }}
    >
      <div>
        <SegmentedControl
          label="What it shows"
          value={kind}
          segments={kinds}
          onChange={(next) => form.setValue('kind', next, { shouldDirty: true })}
        />
      </div>
      <TextField
        label={isTrials ? 'Trial IDs' : 'Experiment IDs'}
        placeholder="12, 15"
        hint="Separated by commas. A TensorBoard that shows exactly these is used again."
        inputMode="numeric"
        spellCheck={false}
        autoFocus
        control={form.control}
        name="ids"
      />
      <PolicyNotes policies={policies} hasProblem />
      {forecasts.length === 0 ? null : (
        <ul aria-label="Forecast by pool" className="grid gap-0.5 text-sm text-muted">
          {forecasts.map(({ name, forecast }) => (
            <li key={name}>
              {name} <ForecastLine forecast={forecast} />
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
