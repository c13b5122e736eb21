import { useQuery } from '@tanstack/react-query';
import { heldText } from '@trainyard/insights/waste/waste';
import { wasteQuery } from '~/features/waste/queries';

/** Says what is held idle, "5 GPUs", once another part of the page has asked for it: the side bar or the tab itself. */
export default function IdleNote() {
  const { data } = useQuery({ ...wasteQuery, enabled: false });
  const held = data?.items.filter(({ slots }) => slots > 0) ?? [];
  return data && held.length > 0 ? heldText(held, data.pools) : null;
}
