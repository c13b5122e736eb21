import type { Refusal } from '@trainyard/rbac';
import { NewExperimentLabel, openNewExperiment } from '~/app/new-experiment-button';
import { PermittedButton } from '~/components/permission/permitted-button';

/** Explains to users without the permission why there is no New experiment button. */
const RefusedNewExperiment = (refusal: Refusal) => (
  <PermittedButton {...refusal} variant="primary" onClick={openNewExperiment}>
    <NewExperimentLabel />
  </PermittedButton>
);

export default RefusedNewExperiment;
