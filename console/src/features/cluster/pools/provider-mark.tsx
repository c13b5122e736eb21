import type { ResourcePoolType } from '@trainyard/sdk/types';

// a cloud, a cloud with a hexagon, a rack, a wheel: drawn here, no company's own sign
const shapes: Partial<Record<ResourcePoolType, string>> = {
  RESOURCE_POOL_TYPE_AWS:
    'M4.5 9.5a2.5 2.5 0 0 1 .3-5 3.5 3.5 0 0 1 6.6.9 2.1 2.1 0 0 1-.1 4.1zM4 12.5c2.4 1.4 5.6 1.4 8 0',
  RESOURCE_POOL_TYPE_GCP:
    'M4.5 12.5a2.8 2.8 0 0 1 .2-5.6 3.6 3.6 0 0 1 6.8.9 2.4 2.4 0 0 1-.2 4.7zM8 2l1.7 1v2L8 6 6.3 5V3z',
  RESOURCE_POOL_TYPE_STATIC: 'M2.5 3h11v4h-11zM2.5 9h11v4h-11zM5 5h.01M5 11h.01',
  RESOURCE_POOL_TYPE_K8S:
    'M8 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM8 1.5v13M2.4 4.7l11.2 6.6M2.4 11.3l11.2-6.6',
};

/** The sign of what runs the agents of a pool; the word beside it names it. */
export function ProviderMark({ type }: { type: ResourcePoolType }) {
  const shape = shapes[type];
  if (!shape) return null;
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-3.5 shrink-0 text-muted"
    >
      <path d={shape} />
    </svg>
  );
}
