import { useEffect } from 'react';
import { showSlotsWarning } from '~/app/slots-warning';

/** Says once that a task asked for more than there is. */
export function useSlotsWarning(isExceeded: boolean): void {
  useEffect(() => {
    if (isExceeded) showSlotsWarning();
  }, [isExceeded]);
}
