import { Button } from '@trainyard/ui/base/button';
import { Plus } from 'lucide-react';
import { showOverlay } from '~/app/overlay';

/** Opens the form of a new experiment. A phone has room for its mark only. */
export const NewExperimentButton = () => (
  <Button variant="primary" onClick={() => showOverlay('newExperiment')}>
    <Plus aria-hidden className="size-3.5" />
    <span className="phone:sr-only">New Experiment</span>
  </Button>
);
