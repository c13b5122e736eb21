import { login, postUserSetting } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { noteEmptyPassword } from '~/app/session/empty-password';
import { isWrongPassword } from '~/app/session/refusals';
import { session } from '~/app/session/session';
import { removeKey, writeText } from '~/app/storage';

type Credentials = { username: string; password: string };

/**
 * Opens a session and returns its token; the name is remembered for the next time, or forgotten when
 * it was refused.
 */
export async function signIn({ username, password }: Credentials): Promise<string> {
  try {
    const { token, user } = await login(client, { body: { username, password } });
    session.signIn(token);
    noteEmptyPassword(password === '');
    if (password === '' && user?.admin) storeEmptyPassword();
    writeText('lastUsername', username);
    return token;
  } catch (error) {
    if (isWrongPassword(error)) removeKey('lastUsername');
    throw error;
  }
}

/** Stores the warning for a page that reloads before it is shown. */
function storeEmptyPassword(): void {
  const setting = { storagePath: 'sign-in', key: 'hasNoPassword', value: 'true' };
  postUserSetting(client, { body: { settings: [setting] } }, { keepalive: true }).catch(() => {
    // the warning stores it again
  });
}
