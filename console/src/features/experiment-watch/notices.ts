/** Whether the browser shows notifications of this page. */
export type NoticeState = NotificationPermission | 'insecure' | 'unsupported';

/** Whether notices can be shown, or why not. */
function noticeState(): NoticeState {
  // browsers keep them from pages that came over plain http
  if (window.isSecureContext === false) return 'insecure';
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the user for permission where it is undecided; call it only from an event of the user. */
export async function askForNotices(): Promise<NoticeState> {
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
