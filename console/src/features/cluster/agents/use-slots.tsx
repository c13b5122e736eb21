import type { Agent } from '@trainyard/sdk/types';
import { lazy, Suspense, useState } from 'react';

const SlotsDialog = lazy(() => import('./slots-dialog'));

/** Shows the slots of one agent, as they are by now. Render `dialog` somewhere. */
export function useSlots(agents: readonly Agent[]) {
  const [shownId, setShownId] = useState<string>();
  const shown = agents.find(({ id }) => id === shownId);
  const dialog = shown ? (
    <Suspense>
      <SlotsDialog agent={shown} onClose={() => setShownId(undefined)} />
    </Suspense>
  ) : null;
  return { show: ({ id }: Agent) => setShownId(id), dialog };
}
