import { experimentAction } from '@trainyard/rbac';
import type { NamedHyperparameter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { useDialog } from '~/app/actions/use-dialog';
import { useViewer } from '~/data/viewer';

type Props = { experiment: Experiment; ranges: readonly NamedHyperparameter[] };

/** Opens the form of a search with narrower ranges than those of its source. */
export function ForkWithRanges(props: Props) {
  const { reason, state } = experimentAction(useViewer(), props.experiment, 'hyperparameterSearch');
  const { open, dialog } = useDialog<Props>(() => import('./search-dialog'));
  return (
    <>
      <DisabledReasonButton
        reason={state === 'allowed' ? undefined : (reason ?? 'This experiment cannot be forked.')}
        onClick={() => open(props)}
      >
        Fork with these ranges
      </DisabledReasonButton>
      {dialog}
    </>
  );
}
