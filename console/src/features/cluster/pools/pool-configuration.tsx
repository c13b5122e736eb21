import type { ResourcePool } from '@trainyard/sdk/types';
import { sentenceCase } from '@trainyard/ui/lib/format';
import { MetadataList } from '@trainyard/ui/page/fact-list';
import { ScrollRegion, SectionHeading } from '@trainyard/ui/page/section';
import {
  deviceLabel,
  fittingPolicyLabel,
  poolTypeLabel,
  schedulerLabel,
} from '~/features/cluster/labels';

/** How a pool is set up, as the master says it. */
export function PoolConfiguration({ pool }: { pool: ResourcePool }) {
  // the queue is the other tabs' matter
  const { details, stats: _stats, ...settings } = pool;
  const parts = Object.entries(details ?? {}).filter(([, part]) => part !== null);
  return (
    <ScrollRegion label="Configuration" className="grid max-w-200 gap-6">
      <MetadataList
        metadata={named({
          ...settings,
          type: poolTypeLabel(pool.type),
          slotType: deviceLabel(pool.slotType),
          schedulerType: schedulerLabel(pool.schedulerType),
          schedulerFittingPolicy: fittingPolicyLabel(pool.schedulerFittingPolicy),
        })}
      />
      {parts.map(([name, part]) => (
        <section key={name} aria-label={sentenceCase(name)}>
          <SectionHeading>{sentenceCase(name)}</SectionHeading>
          <MetadataList metadata={named(part ?? {})} />
        </section>
      ))}
    </ScrollRegion>
  );
}

const named = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [sentenceCase(name), value]));
