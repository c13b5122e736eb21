import { useMutation } from '@tanstack/react-query';
import { patchUser } from '@trainyard/sdk/calls';
import { changesOf } from '@trainyard/sdk/query';
import { mutationHook } from '~/app/actions/mutation-hook';
import { saveUser, type UserEdit } from '~/data/user-mutations';
import { changePassword } from './change-password';

/** Renames the signed-in user; the caller shows an error. */
export const useRenameMe = mutationHook(() => ({
  mutationFn: (edit: UserEdit) => saveUser(edit),
  meta: changesOf(patchUser),
}));

export const useChangePassword = () =>
  useMutation({ mutationFn: changePassword, meta: changesOf(patchUser), retry: false });
