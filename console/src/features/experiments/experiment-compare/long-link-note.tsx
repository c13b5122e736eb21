import { useLocation } from '@tanstack/react-router';
import { grouped } from '@trainyard/ui/lib/format';

/**
 * The maximum length of path and query, in characters, that servers accept by default: nginx and
 * Apache refuse a request line above 8 kB, which also contains the method and the version.
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
