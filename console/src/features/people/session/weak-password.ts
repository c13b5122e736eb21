import { showToast } from '@trainyard/ui/lib/toast-store';
import { showOverlay } from '~/app/overlays/overlay';
import { errorOf, newPassword } from '~/lib/form-schema';
import { messages } from './messages';

/** Shows why a password is weak, by the rules for new ones, and where to change it. */
export function warnOfWeak(password: string): void {
  const weakness = errorOf(newPassword, password);
  if (weakness === undefined) return;
  showToast({
    kind: 'warning',
    title: messages.weakPassword,
    description: weakness,
    action: { label: 'Change Password', run: () => showOverlay('settings') },
  });
}
