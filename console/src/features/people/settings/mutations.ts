import { type Caller, login } from '@trainyard/sdk/calls';
import { setPassword } from '@trainyard/sdk/flows';
import { mutationHook } from '~/app/actions/mutation-hook';
import { noteEmptyPassword } from '~/app/session/empty-password';
import { isWrongPassword } from '~/app/session/refusals';
import { session } from '~/app/session/session';
import { saveUser } from '~/data/user-mutations';

type PasswordChange = { userId: number; username: string; oldPassword: string; password: string };

/**
 * Checks the old password first. A change ends every session of the user, so this signs them in
 * again with the new password, without a visible change.
 */
async function changePassword(
  client: Caller,
  { userId, username, oldPassword, password }: PasswordChange,
) {
  const signInWith = (text: string) => login(client, { body: { username, password: text } });
  try {
    await signInWith(oldPassword);
  } catch (error) {
    throw isWrongPassword(error) ? new Error('Incorrect password.') : error;
  }
  await setPassword(client, userId, password);
  session.signIn((await signInWith(password)).token);
  noteEmptyPassword(password === '');
}

/** Renames the signed-in user; the caller shows an error. */
export const useRenameMe = mutationHook(() => ({ send: saveUser }));

export const useChangePassword = mutationHook(() => ({ send: changePassword, retry: false }));
