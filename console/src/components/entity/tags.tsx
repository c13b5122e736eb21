import { Tag } from '~/components/ui/badge';
import { missing } from '~/lib/format';

/** Labels in the order of the alphabet; a dash where there are none. */
export const Tags = ({ labels }: { labels: readonly string[] }) =>
  labels.length === 0 ? (
    <span className="text-faint">{missing}</span>
  ) : (
    <span title={labels.join(', ')} className="flex min-w-0 gap-1 overflow-hidden">
      {labels.toSorted().map((label) => (
        <Tag key={label} className="shrink-0">
          {label}
        </Tag>
      ))}
    </span>
  );
