import { type ReactNode, useState } from 'react';
import { Button } from '~/components/ui/button';

type Props = { what: string; children: (close: () => void) => ReactNode };

/** What is in front of the page comes on a click; alone it is there at once. */
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
