import { postUserActivity } from '@trainyard/sdk/calls';
import { useEffect, useRef } from 'react';
import { client } from '~/app/api';

/** Tells the master, once per opening, that the person looked at a project: home lists those. */
export function useProjectOpened(projectId: number): void {
  const reported = useRef<number>(undefined);
  useEffect(() => {
    if (reported.current === projectId) return;
    reported.current = projectId;
    const body = {
      activityType: 'ACTIVITY_TYPE_GET',
      entityType: 'ENTITY_TYPE_PROJECT',
      entityId: projectId,
    } as const;
    // nobody waits for it, and nobody misses it
    postUserActivity(client, { body }).catch(() => undefined);
  }, [projectId]);
}
