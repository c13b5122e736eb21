import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getExperiment } from '@trainyard/sdk/calls';
import { stateLabel } from '@trainyard/sdk/model';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { ChoicesField } from '@trainyard/ui/form/choice-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useSupports } from '~/app/abilities';
import { client } from '~/app/api';
import { openTensorboard } from '~/app/tasks/open-tensorboard';
import { ExperimentField, ExperimentsField } from '~/components/entity/experiments-field';
import { ForecastLine } from '~/components/entity/forecast-line';
import { poolsQuery } from '~/data/cluster/pools';
import { experimentQueries } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';
import { silent } from '~/data/silent';
import { PolicyNotes } from '~/features/cluster/config-policies/policy-notes';
import { usePolicies } from '~/features/cluster/config-policies/use-policies';
import { useLaunchForecasts } from '~/features/cluster/forecast/queries';
import { z } from '~/lib/zod';

const someIds = z.custom<readonly number[]>(Array.isArray);

/** Checks that experiments are chosen for a TensorBoard, or trials of one of them. */
const tensorboardSchema = z
  .object({
    kind: z.enum(['experiments', 'trials']),
    experimentIds: someIds,
    /** the experiment whose trials are chosen */
    ofExperiment: z.nullable(z.number()),
    trialIds: someIds,
  })
  .check(
    z.refine(({ kind, experimentIds }) => kind === 'trials' || experimentIds.length > 0, {
      error: 'Choose an experiment.',
      path: ['experimentIds'],
    }),
    z.refine(({ kind, ofExperiment }) => kind === 'experiments' || ofExperiment !== null, {
      error: 'Choose an experiment.',
      path: ['ofExperiment'],
    }),
    z.refine(({ kind, trialIds }) => kind === 'experiments' || trialIds.length > 0, {
      error: 'Choose a trial.',
      path: ['trialIds'],
    }),
  );

type TensorboardForm = z.output<typeof tensorboardSchema>;

const workspaceOf = async (experimentId: number) =>
  (await getExperiment(client, { experimentId })).experiment.workspaceId;

/**
 * The request of the form, in the workspace of its first experiment. Rejects with the error of the
 * master when one of them does not exist.
 */
async function tensorboardSources({
  kind,
  experimentIds,
  ofExperiment,
  trialIds,
}: TensorboardForm) {
  if (kind === 'trials') return { workspaceId: await workspaceOf(ofExperiment ?? 0), trialIds };
  const [workspaceId = 1] = await Promise.all(experimentIds.map(workspaceOf));
  return { workspaceId, experimentIds };
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

/** The policies of the workspace of the first experiment, once it is known. */
function useTensorboardPolicies({ kind, experimentIds, ofExperiment }: TensorboardForm) {
  const first = kind === 'trials' ? (ofExperiment ?? undefined) : experimentIds[0];
  const isEnabled = useSupports('configPolicies') && first !== undefined;
  const { data } = useQuery({
    ...silent(experimentQueries.detail(first ?? 0)),
    refetchInterval: false,
    enabled: isEnabled,
  });
  const workspaceId = isEnabled ? data?.experiment.workspaceId : undefined;
  return usePolicies({ workloadType: 'NTSC', workspaceId }, '{}');
}

const maxTrials = 1000;

/** The trials of an experiment, by id. */
function useTrialChoices(experimentId: number | null) {
  const query = useQuery({
    ...trialQueries.ofExperiment(experimentId ?? 0, {
      isLive: false,
      sortBy: 'SORT_BY_ID',
      limit: maxTrials,
      offset: 0,
    }),
    enabled: experimentId !== null,
  });
  const trials = experimentId === null ? [] : (query.data?.trials ?? []);
  return trials.map(({ id, state }) => ({
    value: id,
    label: `Trial ${id}`,
    note: stateLabel(state),
  }));
}

/** Opens a TensorBoard of experiments or trials: one that shows just these already, else a new one. */
export default function LaunchTensorboard({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useSchemaForm(
    tensorboardSchema,
    { kind: 'experiments', experimentIds: [], ofExperiment: null, trialIds: [] },
    'tensorboards/new',
  );
  const forecasts = useTensorboardForecasts();
  const values = form.watch();
  const policies = useTensorboardPolicies(values);
  const { kind, ofExperiment } = values;
  const trials = useTrialChoices(kind === 'trials' ? ofExperiment : null);
  return (
    <FormDialog
      title="Launch TensorBoard"
      submitLabel="Launch"
      failure="Unable to open TensorBoard."
      size="small"
      form={form}
      blocked={policies.problem}
      onClose={onClose}
      onSubmit={async (chosen) => {
        await openTensorboard(queryClient, await tensorboardSources(chosen));
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
      {kind === 'experiments' ? (
        <ExperimentsField
          label="Experiments"
          hint="A TensorBoard that shows exactly these is used again."
          autoFocus
          control={form.control}
          name="experimentIds"
        />
      ) : (
        <>
          <ExperimentField label="Experiment" control={form.control} name="ofExperiment" />
          {ofExperiment === null ? null : (
            <ChoicesField
              // trials of another experiment are none of this one
              key={ofExperiment}
              label="Trials"
              choices={trials}
              nothingFound="No trial matches"
              control={form.control}
              name="trialIds"
            />
          )}
        </>
      )}
      <PolicyNotes policies={policies} hasProblem />
      {forecasts.length === 0 ? null : (
        <ul aria-label="Forecast by pool" className="grid gap-0.5 text-sm text-muted">
          {forecasts.map(({ name, forecast }) => (
            <li key={name}>
              {displayText(name)} <ForecastLine forecast={forecast} />
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
