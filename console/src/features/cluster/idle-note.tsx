import { useQuery } from '@tanstack/react-query';
import { heldText } from '@trainyard/insights/waste/waste';
import { useViewer } from '~/data/viewer';
import { idleJobsQuery } from '~/features/waste/idle-queries';
import { wasteQuery } from '~/features/waste/queries';

/** Shows the number of idle GPUs, "5 GPUs", once the side bar or the tab has requested it. */
export default function IdleNote() {
  const { data: all } = useQuery({ ...wasteQuery, enabled: false });
  const { data: own } = useQuery({ ...idleJobsQuery(useViewer()), enabled: false });
  const data = all ?? own;
  const itemsWithSlots = data?.items.filter(({ slots }) => slots > 0) ?? [];
  return data && itemsWithSlots.length > 0 ? heldText(itemsWithSlots, data.pools) : null;
}
