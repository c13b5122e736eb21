import { mutationHook } from '~/app/actions/mutation-hook';
import { type LaunchKind, launchKinds } from './launch-kinds';

/** Starts a task of a kind. */
export const useLaunchTask = mutationHook((_, kind: LaunchKind) => ({
  send: launchKinds[kind].launch,
  meta: { isRefreshAwaited: false },
  // a retry might start a second task
  retry: false,
}));
