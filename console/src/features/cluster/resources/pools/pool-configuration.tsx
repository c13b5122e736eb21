import type { ResourcePool } from '@trainyard/sdk/types';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { formatCount, sentenceCase } from '@trainyard/ui/lib/format';
import { MetadataList } from '@trainyard/ui/page/fact-list';
import { ScrollRegion, SectionHeading } from '@trainyard/ui/page/section';
import {
  deviceLabel,
  fittingPolicyLabel,
  poolTypeLabel,
  schedulerLabel,
} from '~/features/cluster/resources/labels';

/** Shows the configuration of a pool as the master reports it. */
export const PoolConfiguration = ({ pool }: { pool: ResourcePool }) => (
  <ScrollRegion
    label="Configuration"
    // the line of the tabs ends the head
    className="grid max-w-200 gap-6 [&_dl]:grid-cols-[minmax(8rem,14rem)_1fr] [&>dl]:-mt-2 [&>dl]:border-t-0"
  >
    <MetadataList metadata={configurationRows(pool)} />
    {configurationParts(pool).map(([title, rows]) => (
      <section key={title} aria-label={title}>
        <SectionHeading>{title}</SectionHeading>
        <MetadataList metadata={rows} />
      </section>
    ))}
  </ScrollRegion>
);

/** Names and values as readable text. */
type Rows = Record<string, string>;

/** Returns the configuration of a pool as text; values that are not set are left out. */
function configurationRows(pool: ResourcePool): Rows {
  // other tabs show the queue, and the details are separate parts
  const { details: _details, stats: _stats, maxIdleAgentPeriod, ...settings } = pool;
  const { maxAgentStartingPeriod, ...rest } = settings;
  return rowsOf({
    ...rest,
    ...{ minAgents: pool.minAgents || null, maxAgents: pool.maxAgents || null },
    slotsPerAgent: pool.slotsPerAgent < 0 ? 'Unknown' : pool.slotsPerAgent,
    type: poolTypeLabel(pool.type),
    slotType: pool.slotType === 'TYPE_UNSPECIFIED' ? '' : deviceLabel(pool.slotType),
    schedulerType: schedulerLabel(pool.schedulerType),
    schedulerFittingPolicy: fittingPolicyLabel(pool.schedulerFittingPolicy),
    maxIdleAgentPeriod: secondsText(maxIdleAgentPeriod),
    maxAgentStartingPeriod: secondsText(maxAgentStartingPeriod),
  });
}

/** The parts of a pool's details that are set, each with its rows. */
const configurationParts = ({ details }: ResourcePool): [title: string, Rows][] =>
  Object.entries(details ?? {})
    .filter(([, part]) => part !== null)
    .map(([name, part]) => [labelOf(name), rowsOf(part ?? {})]);

const secondsText = (seconds: number) => (seconds > 0 ? formatDuration(seconds * 1000) : '');

function rowsOf(values: object): Rows {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = valueText(value);
      return text === '' ? [] : [[labelOf(name), text]];
    }),
  );
}

/** "Yes", "1,024", "high: 50, low: 10"; nothing for what is not set. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatCount(value);
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => [labelOf(name), valueText(part)])
    .flatMap(([name, text]) => (text === '' ? [] : `${name}: ${text}`))
    .join(', ');
}

const acronyms = /\b(aws|gcp|ssh|iam|arn|url|id|ip|gpu)\b/gi;

/** "maxAgents" as "Max agents", "masterUrl" as "Master URL". */
const labelOf = (name: string): string =>
  sentenceCase(name)
    .replace(/^Num /, 'Number of ')
    .replace(acronyms, (word) => word.toUpperCase());
