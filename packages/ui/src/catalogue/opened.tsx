import { Button } from '@trainyard/ui/base/button';
import { type ReactNode, useState } from 'react';

type Props = { what: string; children: (close: () => void) => ReactNode };

/** Dialogs open on a click; an entry shown alone opens its dialog at once. */
export function Opened({ what, children }: Props) {
  const isAlone = new URLSearchParams(location.search).has('entry');
  const [isOpen, setIsOpen] = useState(isAlone);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the {what}</Button>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
}
