import { Tag } from '@trainyard/ui/base/badge';
import { compactCount, tagText } from '@trainyard/ui/form/tags/tag-text';
import { missing } from '@trainyard/ui/lib/format';

/** The first labels in the order of the alphabet and how many more there are; a dash for none. */
export function Tags({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return <span className="text-faint">{missing}</span>;
  const sorted = labels.toSorted((one, other) => one.localeCompare(other));
  const more = sorted.length - compactCount;
  return (
    <span title={sorted.join(', ')} className="flex min-w-0 items-center gap-1 overflow-hidden">
      {sorted.slice(0, compactCount).map((label) => (
        <Tag key={label} className="shrink-0">
          {tagText(label)}
        </Tag>
      ))}
      {more > 0 ? <span className="shrink-0 text-xs text-muted">+{more} more</span> : null}
    </span>
  );
}
