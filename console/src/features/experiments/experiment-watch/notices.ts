import { showToast } from '@trainyard/ui/lib/toast-store';

/** The permission of the browser to show notifications of this page. */
export type NoticeState = NotificationPermission | 'insecure' | 'unsupported';

/** The state of notices: shown, or the reason why not. */
function noticeState(): NoticeState {
  // browsers keep them from pages that came over plain http
  if (window.isSecureContext === false) return 'insecure';
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the user for permission where it is undecided; call it only from an event of the user. */
export async function requestNotices(): Promise<NoticeState> {
  const state = noticeState();
  return state === 'default' ? Notification.requestPermission() : state;
}

type Notice = {
  title: string;
  body: string;
  /** notifications with one tag are shown once, from however many tabs they come */
  tag: string;
  onOpen: () => void;
};

/** Shows a notice; false where the browser does not. */
export function showNotice({ title, body, tag, onOpen }: Notice): boolean {
  if (noticeState() !== 'granted') return false;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onOpen();
    };
    return true;
  } catch {
    // a phone's browser that has them for service workers only
    return false;
  }
}

const inPage = 'The console shows a message on the page and marks the title of its tab.';

const promises: Record<NoticeState, string> = {
  granted:
    'The browser shows a notification when it ends, as long as the console is open in a tab.',
  denied: `This browser blocks notifications of the console. ${inPage}`,
  default: `The browser was not given permission to show notifications. ${inPage}`,
  insecure: `Browsers show notifications only for pages over https. ${inPage}`,
  unsupported: `This browser has no notifications. ${inPage}`,
};

/** Confirms that an experiment of this name is watched, and how the user is notified of its end. */
export function notifyWatching(name: string, state: NoticeState): void {
  const kind = state === 'granted' ? 'success' : 'info';
  showToast({ kind, title: `Watching ${name}`, description: promises[state] });
}
