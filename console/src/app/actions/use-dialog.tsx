import { type ComponentType, type ReactNode, useState } from 'react';
import { reportError } from '~/app/errors/report-error';

/** Loads a dialog whose other props are `Props`. */
type LoadDialog<Props extends object> = () => Promise<{
  default: ComponentType<Props & { onClose: () => void }>;
}>;

/**
 * Loads a dialog in the event handler that opens it. The caller renders `dialog`; a dialog that
 * fails to load is reported.
 */
export function useDialog<Props extends object = object>(load: LoadDialog<NoInfer<Props>>) {
  const [dialog, setDialog] = useState<ReactNode>(null);

  async function show(props: Props) {
    try {
      const { default: Dialog } = await load();
      setDialog(<Dialog {...props} onClose={() => setDialog(null)} />);
    } catch (error) {
      reportError(error, { message: 'Unable to open the dialog.' });
    }
  }

  return { open: (props: Props) => void show(props), dialog };
}
