import { restoreFocus } from '@trainyard/ui/lib/focus/restore-focus';
import { RowMenu } from '@trainyard/ui/table/controls/row-menu';
import type { ComponentProps } from 'react';

/** The menu of a card; it loads when the first one is opened. */
export default function CardMenu(props: Omit<ComponentProps<typeof RowMenu>, 'onReturnFocus'>) {
  return <RowMenu {...props} onReturnFocus={restoreFocus} />;
}
