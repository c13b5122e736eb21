import { useQuery } from '@tanstack/react-query';
import type { NamedHyperparameter } from '@trainyard/sdk/model';
import type { Experiment, ResourcePool, Trial } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { Button } from '@trainyard/ui/base/button';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { LoadingDialog } from '@trainyard/ui/form/loading-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useRestedValue } from '@trainyard/ui/hooks/use-debounced';
import { plural } from '@trainyard/ui/lib/format';
import { useMemo, useState } from 'react';
import { poolsQuery } from '~/data/cluster/pools';
import { PolicyNotes } from '~/features/cluster/config-policies/policy-notes';
import { usePolicies } from '~/features/cluster/config-policies/use-policies';
import {
  ConfigCheckLine,
  useConfigCheck,
} from '~/features/experiments/experiment-forms/config-check';
import { withRegistryAuth } from '~/features/experiments/experiment-forms/copy/copy-config';
import {
  type FreeObject,
  registryAuth,
} from '~/features/experiments/experiment-forms/copy/source-config';
import { WithSource } from '~/features/experiments/experiment-forms/with-source';
import { refusalOf, useCreateExperiment } from '../mutations';
import { formQueries } from '../queries';
import { DocsLink } from './method-picker';
import { searchConfig, trialCount } from './search-config';
import { initialSearch, pagesSchema, unitsOf } from './search-form';
import { SearchSettings } from './search-settings';
import { isSpaceValid, spaceRows } from './search-space';
import { SearchSpaceTable } from './search-space-table';

const title = 'Hyperparameter Search';

type Props = {
  experiment: Pick<Experiment, 'id'>;
  /** the trial whose values are shown as current */
  trialId?: number | undefined;
  /** narrower ones than the source searches; the dialog opens with them */
  ranges?: readonly NamedHyperparameter[];
  onClose: () => void;
};

/** Creates a search from an experiment: first the method, then the hyperparameters. */
export default function SearchDialog({ experiment: { id }, trialId, ranges, onClose }: Props) {
  const { data: pools, isPending } = useQuery(poolsQuery);
  if (isPending) return <LoadingDialog title={title} onClose={onClose} />;
  return (
    <WithSource title={title} experimentId={id} trialId={trialId} onClose={onClose}>
      {(source) => <SearchForm {...source} ranges={ranges} pools={pools ?? []} onClose={onClose} />}
    </WithSource>
  );
}

type FormProps = {
  experiment: Experiment;
  trial: Trial | undefined;
  ranges: readonly NamedHyperparameter[] | undefined;
  pools: readonly ResourcePool[];
  onClose: () => void;
};

function SearchForm({ experiment, trial, ranges, pools, onClose }: FormProps) {
  const [source] = useState(experiment);
  const [page, setPage] = useState<'settings' | 'space'>(ranges ? 'space' : 'settings');
  const [first] = useState(() => spaceRows(source, { trial, ...(ranges && { ranges }) }));
  const schema = useMemo(() => pagesSchema(pools, first), [pools, first]);
  const form = useSchemaForm(
    schema,
    { ...initialSearch(source, pools), rows: first },
    trial
      ? `trials/${trial.id}/search`
      : `experiments/${source.id}/${ranges ? 'narrower-search' : 'search'}`,
  );
  const { rows, ...values } = form.watch();
  const isGrid = values.method === 'grid';
  const isReady = form.formState.isValid && isSpaceValid(rows, isGrid);
  const config = isReady ? searchConfig(source, { form: values, rows }) : undefined;
  const request = config && {
    config: withRegistryAuth(writeYaml(config), registryAuth(source)),
    parentId: source.id,
    projectId: source.projectId,
  };
  const policies = usePolicies(
    { workloadType: 'EXPERIMENT', workspaceId: source.workspaceId },
    request?.config ?? '',
  );
  const { problem } = policies;
  const check = useConfigCheck(problem === undefined ? request : undefined);
  const create = useCreateExperiment('Unable to create experiment.');
  const isLast = page === 'space';

  async function submit() {
    if (isLast && request) return create(request);
    setPage('space');
    return 'stay';
  }

  return (
    <FormDialog
      title={title}
      submitLabel={isLast ? 'Run Experiment' : 'Select Hyperparameters'}
      form={form}
      blocked={isLast ? (problem ?? blockedBy(isReady, check)) : undefined}
      isKept
      isErrorFirst
      onClose={onClose}
      onSubmit={submit}
      footerStart={
        isLast ? (
          <Button size="form" className="mr-auto" onClick={() => setPage('settings')}>
            Back
          </Button>
        ) : null
      }
    >
      {isLast ? (
        <>
          <p className="text-muted">
            Choose what the search varies, and between which values.{' '}
            <DocsLink page="training/hyperparameter/configure-hp-ranges.html" about="ranges" />
          </p>
          <SearchSpaceTable
            rows={rows}
            isGrid={isGrid}
            onChange={(next) => form.setValue('rows', next, { shouldDirty: true })}
          />
        </>
      ) : (
        <SearchSettings
          form={form}
          pools={pools}
          units={unitsOf(source)}
          lockOf={policies.lockOf}
        />
      )}
      <SearchPreview config={config} count={trialCount({ form: values, rows })} />
      <PolicyNotes policies={policies} />
      {request ? <ConfigCheckLine check={check} problem={problem} /> : null}
    </FormDialog>
  );
}

function blockedBy(isReady: boolean, check: ReturnType<typeof useConfigCheck>) {
  if (!isReady) return 'Address validation errors before proceeding';
  return check.kind === 'refused' ? check.words : undefined;
}

type SearchPreviewProps = {
  /** undefined while a value of the form is invalid */
  config: FreeObject | undefined;
  /** the number of trials that can be computed without a request */
  count: number | undefined;
};

/** Shows the number of trials of the search and the length of each, as computed by the master. */
function SearchPreview({ config, count }: SearchPreviewProps) {
  const debounced = useRestedValue(config);
  const isEnabled = debounced !== undefined;
  const { data, error } = useQuery({ ...formQueries.preview(debounced ?? {}), enabled: isEnabled });
  const preview = isEnabled && data ? data : undefined;
  const total = preview?.total ?? count;
  if (config === undefined) return null;
  return (
    <section aria-label="Preview" className="grid gap-1.5 rounded-md border bg-sunken p-3">
      <p role="status" className="font-medium">
        {total === undefined ? 'Counting trials...' : plural(total, 'trial')}
      </p>
      {isEnabled && error ? (
        <p className="text-sm wrap-anywhere text-bad">
          {refusalOf(error) || 'The search is not simulated.'}
        </p>
      ) : null}
      {preview ? (
        <ul className="grid max-h-28 gap-0.5 overflow-y-auto text-sm text-muted">
          {preview.lines.map(({ count: trials, steps }) => (
            <li key={steps} className="flex gap-2">
              <span className="num w-8 shrink-0 text-right text-text">{trials} ×</span>
              <span className="wrap-anywhere">{steps}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
