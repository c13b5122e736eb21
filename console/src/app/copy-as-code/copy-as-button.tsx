import { IconButton } from '@trainyard/ui/base/icon-button';
import { CodeXml } from 'lucide-react';
import { useDialog } from '~/app/actions/use-dialog';
import type { MakeCall } from './record-call';

type Props = {
  makeCall: MakeCall;
  /** the `trainyard` command with nearly the same effect: `trial logs 12` */
  command?: string | undefined;
};

/** Shows the request of a view as code. */
export function CopyAsButton(props: Props) {
  const { open, dialog } = useDialog<Props>(() => import('./copy-as-dialog'));
  return (
    <>
      <IconButton label="Copy view as..." variant="outline" onClick={() => open(props)}>
        <CodeXml aria-hidden className="size-4" strokeWidth={1.5} />
      </IconButton>
      {dialog}
    </>
  );
}
