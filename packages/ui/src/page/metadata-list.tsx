import { missing } from '../lib/format';

/** Names and values that people or programs attached to an entity, a line each. */
export const MetadataList = ({ metadata }: { metadata: Record<string, unknown> }) => (
  <dl className="grid grid-cols-[minmax(8rem,auto)_1fr] border-t">
    {Object.entries(metadata).map(([name, value]) => (
      <div key={name} className="col-span-2 grid grid-cols-subgrid border-b py-1.5">
        <dt className="pr-6 wrap-anywhere text-muted">{name}</dt>
        <dd className="num wrap-anywhere whitespace-pre-wrap">{cellText(value)}</dd>
      </div>
    ))}
  </dl>
);

/** A value of any kind as one reads it: text as it is, what has parts as JSON. */
function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return missing;
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
