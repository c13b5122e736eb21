import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isAborted, isAuthFailure } from '@trainyard/sdk/calls';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useState } from 'react';
import { hasExceededSlots, openTask } from '~/app/open-task';
import { afterTaskChange } from '~/app/query-invalidation';
import { messageOf } from '~/app/report-error';
import { showSlotsWarning } from '~/app/slots-warning';
import { type LaunchBody, type Launched, type LaunchKind, launchKinds } from './launch-kinds';

/** Starts a task and goes to where it can be seen; `error` says why it could not. */
export function useLaunch(kind: LaunchKind) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const { name, launch: call } = launchKinds[kind];
  const { mutateAsync, isPending } = useMutation({
    mutationFn: call,
    // a second try might start a second task
    retry: false,
    meta: { isSilent: true },
  });

  function show({ notebook, task, warnings }: Launched) {
    const isExceeded = hasExceededSlots(warnings);
    if (kind === 'notebook')
      return openTask(notebook ?? null, { taskType: 'jupyter-lab', hasExceededSlots: isExceeded });
    if (isExceeded) showSlotsWarning();
    const title = `Launched ${task?.description || task?.displayName || name}`;
    showToast({ kind: 'success', title });
    if (task)
      void navigate({
        to: '/$taskType/$taskId/logs',
        params: { taskType: kind, taskId: task.id },
        search: { id: task.description || task.displayName },
      });
  }

  async function launch(body: LaunchBody): Promise<boolean> {
    setError(undefined);
    try {
      show(await mutateAsync(body));
    } catch (reason) {
      if (!isAuthFailure(reason) && !isAborted(reason))
        setError(`Unable to Launch ${name}. ${messageOf(reason)}`);
      return false;
    }
    void afterTaskChange(queryClient);
    return true;
  }

  return { launch, isPending, error };
}
