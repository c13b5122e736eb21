import { useLocation } from '@tanstack/react-router';
import { grouped } from '@trainyard/ui/lib/format';

/**
 * The longest path with its query, in characters, that servers accept as they come: nginx and Apache
 * refuse a line of a request above 8 kB, which holds a method and a version too.
 */
const maxLinkLength = 7500;

/** Says that the link of this page is too long for some servers; nothing for other links. */
export function LongLinkNote() {
  const { length } = useLocation({ select: ({ publicHref }) => publicHref });
  if (length <= maxLinkLength) return null;
  return (
    <p className="py-2 text-sm text-muted">
      The link of this page has {grouped(length)} characters. Some servers refuse links of more than
      8,000; compare fewer to share it.
    </p>
  );
}
