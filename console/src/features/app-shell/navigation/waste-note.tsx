import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { wastedSlots } from '@trainyard/insights/waste/waste';
import { formatCount } from '@trainyard/ui/lib/format';
import { useViewer } from '~/features/viewer/queries';
import { idleJobsQuery } from '~/features/waste/idle-queries';

/** The idle slots that the viewer may free, in the side bar; it loads once the first page is idle. */
export default function WasteNote() {
  const { data } = useQuery(idleJobsQuery(useViewer()));
  const slots = wastedSlots(data?.items ?? []);
  return slots === 0 ? null : (
    <Link to="/clusters/idle" className="mt-1 flex text-sm text-warn">
      Idle <span className="sr-only">slots that you can free:</span>{' '}
      <span className="num ml-auto font-medium">{formatCount(slots)}</span>
    </Link>
  );
}
