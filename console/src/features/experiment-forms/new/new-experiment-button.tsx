import { Button } from '@trainyard/ui/base/button';
import { showOverlay } from '~/app/overlay';

/** Opens the form of a new experiment. */
export const NewExperimentButton = () => (
  <Button variant="primary" onClick={() => showOverlay('newExperiment')}>
    New Experiment
  </Button>
);
