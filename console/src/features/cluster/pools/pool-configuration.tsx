import type { ResourcePool } from '@trainyard/sdk/types';
import { MetadataList } from '@trainyard/ui/page/fact-list';
import { ScrollRegion, SectionHeading } from '@trainyard/ui/page/section';
import { configurationParts, configurationRows } from './configuration-rows';

/** How a pool is set up, as the master says it. */
export const PoolConfiguration = ({ pool }: { pool: ResourcePool }) => (
  <ScrollRegion label="Configuration" className="grid max-w-200 gap-6">
    <MetadataList metadata={configurationRows(pool)} />
    {configurationParts(pool).map(([title, rows]) => (
      <section key={title} aria-label={title}>
        <SectionHeading>{title}</SectionHeading>
        <MetadataList metadata={rows} />
      </section>
    ))}
  </ScrollRegion>
);
