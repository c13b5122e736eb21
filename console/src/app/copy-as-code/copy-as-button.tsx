import { IconButton } from '@trainyard/ui/base/icon-button';
import { CodeXml } from 'lucide-react';
import { useDialog } from '~/app/actions/use-dialog';
import type { Ask } from './record-call';

type Props = {
  ask: Ask;
  /** the command of `trainyard` that does nearly the same: `trial logs 12` */
  command?: string;
};

/** Shows what a view asks the master, as code that asks the same. */
export function CopyAsButton(props: Props) {
  const { open, dialog } = useDialog<Props>(() => import('./copy-as-dialog'));
  return (
    <>
      <IconButton label="Copy view as…" variant="outline" onClick={() => open(props)}>
        <CodeXml aria-hidden className="size-4" strokeWidth={1.5} />
      </IconButton>
      {dialog}
    </>
  );
}
