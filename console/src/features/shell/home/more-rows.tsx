import { Button } from '@trainyard/ui/base/button';
import { formatCount } from '@trainyard/ui/lib/format';

type Props = {
  /** the number of rows that are not shown */
  count: number;
  isBusy?: boolean;
  /** undefined if no more can be shown here */
  onShow: (() => void) | undefined;
};

/** Shows the rest of a list on request, or says where it is. */
export function MoreRows({ count, isBusy = false, onShow }: Props) {
  if (count <= 0) return null;
  if (!onShow)
    return (
      <p className="py-1.75 text-sm text-faint">
        and {formatCount(count)} more, in the lists of their projects
      </p>
    );
  return (
    <Button variant="quiet" className="mt-1 -ml-2.75" isBusy={isBusy} onClick={onShow}>
      Show {formatCount(count)} more
    </Button>
  );
}
