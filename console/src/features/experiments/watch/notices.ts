/** What a browser does with notices of this page. */
export type NoticeState = NotificationPermission | 'insecure' | 'unsupported';

/** Whether notices can be shown, or why not. */
function noticeState(): NoticeState {
  // browsers keep them from pages that came over plain http
  if (window.isSecureContext === false) return 'insecure';
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the person where that was not answered yet; only an act of theirs may lead here. */
export async function askForNotices(): Promise<NoticeState> {
  const state = noticeState();
  return state === 'default' ? Notification.requestPermission() : state;
}

type Notice = {
  title: string;
  body: string;
  /** notices of one tag stand as one, from however many tabs they come */
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
