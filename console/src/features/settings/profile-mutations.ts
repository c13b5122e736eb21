import { useMutation } from '@tanstack/react-query';
import { isApiError, isForbidden, login, patchUser } from '@trainyard/sdk/calls';
import { setPassword } from '@trainyard/sdk/flows';
import { changesOf } from '@trainyard/sdk/query';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { noteEmptyPassword } from '~/app/session/empty-password';
import { session } from '~/app/session/session';
import { saveUser, type UserEdit } from '~/data/user-mutations';

/** Renames the signed-in user; the caller shows an error. */
export const useRenameMe = mutationHook(() => ({
  mutationFn: (edit: UserEdit) => saveUser(edit),
  meta: changesOf(patchUser),
}));

type PasswordChange = { userId: number; username: string; oldPassword: string; password: string };

/** The entered old password is wrong. */
export class IncorrectPassword extends Error {
  override name = 'IncorrectPassword';
  override message = 'Incorrect password.';
}

/**
 * Checks the old password first. A change ends every session of the user, so this signs them in
 * again with the new password, without a visible change.
 */
async function changePassword({ userId, username, oldPassword, password }: PasswordChange) {
  const signInWith = (text: string) => login(client, { body: { username, password: text } });
  try {
    await signInWith(oldPassword);
  } catch (error) {
    const isWrong = isForbidden(error) || (isApiError(error) && error.status === 401);
    throw isWrong ? new IncorrectPassword() : error;
  }
  await setPassword(client, userId, password);
  session.signIn((await signInWith(password)).token);
  noteEmptyPassword(password === '');
}

export const useChangePassword = () =>
  useMutation({ mutationFn: changePassword, meta: changesOf(patchUser), retry: false });
