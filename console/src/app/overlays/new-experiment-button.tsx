import { Button } from '@trainyard/ui/base/button';
import { Plus } from 'lucide-react';
import { showOverlay } from '~/app/overlays/overlay';

/** Opens the form of a new experiment. */
export const openNewExperiment = () => showOverlay('newExperiment');

/** A phone only has space for the icon. */
export const NewExperimentLabel = () => (
  <>
    <Plus aria-hidden className="size-3.5" />
    <span className="phone:sr-only">New experiment</span>
  </>
);

/** Opens the form of a new experiment. */
export const NewExperimentButton = () => (
  <Button variant="primary" onClick={openNewExperiment}>
    <NewExperimentLabel />
  </Button>
);
