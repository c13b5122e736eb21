import { useEffect } from 'react';
import { showToast } from '~/lib/toast-store';

/** Says once that a task asked for more than there is. */
export function useSlotsWarning(isExceeded: boolean): void {
  useEffect(() => {
    if (!isExceeded) return;
    showToast({
      kind: 'warning',
      title: 'Current Slots Exceeded',
      description:
        'The job asks for more slots than are available. It may need more cluster resources to start.',
      key: 'slots exceeded',
    });
  }, [isExceeded]);
}
