import { isObject } from '@trainyard/sdk/model';
import { missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';

export type Metadata = Record<string, unknown>;

type TreeProps = { metadata: Metadata; depth?: number };

/** the indent of each level, including its line */
const indent = 13;

/**
 * Shows the metadata of a run as a tree of keys, nested values indented. `--names` is the width of
 * the keys.
 */
export const MetadataTree = ({ metadata, depth = 0 }: TreeProps) => (
  <ul className="border-l pl-3">
    {Object.entries(metadata).map(([key, value]) => (
      <li key={key} className="py-0.5">
        {isObject(value) && Object.keys(value).length > 0 ? (
          <>
            <span className="text-muted wrap-anywhere">{key}</span>
            <MetadataTree metadata={value} depth={depth + 1} />
          </>
        ) : (
          <span
            className="grid gap-x-4"
            // the values of all levels are in one column
            style={{ gridTemplateColumns: `calc(var(--names) - ${depth * indent}px) 1fr` }}
          >
            <span className="text-muted wrap-anywhere">{key}</span>
            <span
              className={cn(
                'whitespace-pre-wrap wrap-anywhere',
                typeof value === 'number' && 'num',
              )}
            >
              {textOf(value)}
            </span>
          </span>
        )}
      </li>
    ))}
  </ul>
);

function textOf(value: unknown): string {
  if (value === null || value === '') return missing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
