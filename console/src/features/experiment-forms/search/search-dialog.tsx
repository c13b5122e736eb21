import { useQuery } from '@tanstack/react-query';
import type { Experiment, ResourcePool, Trial } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useMemo, useState } from 'react';
import { ConfigCheckLine } from '~/features/experiment-forms/config-check-line';
import { toText, withRegistryAuth } from '~/features/experiment-forms/copy/config-text';
import { registryAuth } from '~/features/experiment-forms/copy/source-config';
import { DocsLink } from '~/features/experiment-forms/docs-link';
import { useCreateExperiment } from '~/features/experiment-forms/form-mutations';
import { formQueries } from '~/features/experiment-forms/form-queries';
import { useConfigCheck } from '~/features/experiment-forms/use-config-check';
import { LoadingDialog, WithSource } from '~/features/experiment-forms/with-source';
import { searchConfig, trialCount } from './search-config';
import { initialSearch, searchSchema, unitsOf } from './search-form';
import { SearchPreview } from './search-preview';
import { SearchSettings } from './search-settings';
import { isSpaceValid, spaceRows } from './search-space';
import { SearchSpaceTable } from './search-space-table';

const title = 'Hyperparameter Search';

type Props = {
  experiment: Pick<Experiment, 'id'>;
  /** the trial whose values are shown as current */
  trialId?: number | undefined;
  onClose: () => void;
};

/** Makes a search out of an experiment: how, then over what. */
export default function SearchDialog({ experiment: { id }, trialId, onClose }: Props) {
  const { data: pools, isPending } = useQuery(formQueries.pools());
  if (isPending) return <LoadingDialog title={title} onClose={onClose} />;
  return (
    <WithSource title={title} experimentId={id} trialId={trialId} onClose={onClose}>
      {(source) => <SearchForm {...source} pools={pools ?? []} onClose={onClose} />}
    </WithSource>
  );
}

type FormProps = {
  experiment: Experiment;
  trial: Trial | undefined;
  pools: readonly ResourcePool[];
  onClose: () => void;
};

function SearchForm({ experiment, trial, pools, onClose }: FormProps) {
  const [source] = useState(experiment);
  const [page, setPage] = useState<'settings' | 'space'>('settings');
  const [first] = useState(() => spaceRows(source, trial));
  const [rows, setRows] = useState(first);
  const schema = useMemo(() => searchSchema(pools), [pools]);
  const form = useSchemaForm(schema, initialSearch(source, pools));
  const values = form.watch();
  const isGrid = values.method === 'grid';
  const isReady = form.formState.isValid && isSpaceValid(rows, isGrid);
  const config = isReady ? searchConfig(source, { form: values, rows }) : undefined;
  const request = config && {
    config: withRegistryAuth(toText(config), registryAuth(source)),
    parentId: source.id,
    projectId: source.projectId,
  };
  const check = useConfigCheck(request);
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
      isDirty={form.formState.isDirty || rows !== first}
      blocked={isLast ? blockedBy(isReady, check) : undefined}
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
          <SearchSpaceTable rows={rows} isGrid={isGrid} onChange={setRows} />
        </>
      ) : (
        <SearchSettings form={form} pools={pools} units={unitsOf(source)} />
      )}
      <SearchPreview config={config} count={trialCount({ form: values, rows })} />
      {request ? <ConfigCheckLine check={check} /> : null}
    </FormDialog>
  );
}

function blockedBy(isReady: boolean, check: ReturnType<typeof useConfigCheck>) {
  if (!isReady) return 'Address validation errors before proceeding';
  return check.kind === 'refused' ? check.words : undefined;
}
