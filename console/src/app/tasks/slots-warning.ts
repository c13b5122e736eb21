import { showToast } from '@trainyard/ui/lib/toast-store';

/** Reports that a task requested more slots than are free. */
export const showSlotsWarning = () =>
  showToast({
    kind: 'warning',
    title: 'Current Slots Exceeded',
    description:
      'The job asks for more slots than are available. It may need more cluster resources to start.',
    key: 'slots exceeded',
  });
