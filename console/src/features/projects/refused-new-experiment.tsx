import type { Refusal } from '@trainyard/rbac';
import { NewExperimentLabel, openNewExperiment } from '~/app/new-experiment-button';
import { PermittedButton } from '~/features/access/permitted-button';

/** In the place of the button for those who may add experiments to a project. */
const RefusedNewExperiment = (refusal: Refusal) => (
  <PermittedButton {...refusal} variant="primary" onClick={openNewExperiment}>
    <NewExperimentLabel />
  </PermittedButton>
);

export default RefusedNewExperiment;
