import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** After a navigation: the new page's heading takes the focus, and its title is read out. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        setTitle(document.title);
        if (mayMoveFocus()) document.querySelector<HTMLElement>('main h1')?.focus();
      }),
    [router],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

// someone walking along tabs, back at the row they left, typing, or in a dialog stays where they are
function mayMoveFocus(): boolean {
  const active = document.activeElement;
  return !active?.closest(
    '[data-keeps-focus], [role="gridcell"], input, textarea, [role="dialog"]',
  );
}
