import { Button } from '@trainyard/ui/base/button';
import { ShieldAlert } from 'lucide-react';
import { navPermissions } from '~/app/nav-permissions';
import { showOverlay } from '~/app/overlays/overlay';
import { hadEmptyPassword } from '~/app/session/empty-password';
import { useStoredSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { useViewer } from '~/data/viewer';
import { signInPath, signInSettings } from './sign-in-settings';

/** Warns an administrator whose account has no password, on every page until it has one. */
export default function PasswordWarning() {
  const viewer = useViewer();
  const stored = useSettings(signInPath, signInSettings).hasNoPassword ?? false;
  const hasNoPassword = hadEmptyPassword() ?? stored;
  const isAdmin = navPermissions.admin(viewer);
  useStoredSetting(
    isAdmin && hasNoPassword !== stored
      ? { storagePath: signInPath, key: 'hasNoPassword', value: hasNoPassword }
      : undefined,
  );
  if (!isAdmin || !hasNoPassword) return null;
  return (
    <aside
      aria-label="Account without a password"
      className="flex min-h-9 items-center gap-2 border-b bg-raised px-6 py-1 text-sm narrow:px-4 print:hidden"
    >
      <ShieldAlert aria-hidden className="size-4 shrink-0 text-warn" strokeWidth={1.75} />
      <p className="min-w-0">
        This administrator account has no password: anyone who can open this address can sign in
        with it.
      </p>
      <Button className="ml-auto shrink-0" onClick={() => showOverlay('settings')}>
        Set a password
      </Button>
    </aside>
  );
}
