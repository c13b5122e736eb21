import { cellText } from '../lib/cell-text';

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
