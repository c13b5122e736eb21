import { IconButton } from '@trainyard/ui/base/icon-button';
import { CodeXml } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Ask } from './record-call';

const CopyAsDialog = lazy(() => import('./copy-as-dialog'));

type Props = {
  ask: Ask;
  /** the command of `trainyard` that does nearly the same: `trial logs 12` */
  command?: string;
};

/** Shows what a view asks the master, as code that asks the same. */
export function CopyAsButton(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="Copy view as…" variant="outline" onClick={() => setIsOpen(true)}>
        <CodeXml aria-hidden className="size-4" strokeWidth={1.5} />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <CopyAsDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
