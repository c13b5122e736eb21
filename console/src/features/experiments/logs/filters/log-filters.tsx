import { timeOfText } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { useTimeZone } from '@trainyard/ui/lib/time-zone';
import { gutterTime } from '@trainyard/ui/logs/text/format-entry';
import { levelLabels } from '@trainyard/ui/logs/window/log-entry';
import { logLevels } from '@trainyard/ui/logs/window/log-levels';
import { X } from 'lucide-react';
import { type LogFields, noFields } from '~/features/experiments/logs/log-fields';
import { isTooMuch, isUnfiltered, toLogFilter } from './log-filter';
import { type LogSearchParams, logFilterSchema } from './log-search-params';

type Props = {
  value: LogSearchParams;
  fields: LogFields | undefined;
  /** more fields may follow, so that a filter without one is not reported */
  isComplete?: boolean;
  onChange: (change: Partial<LogSearchParams>) => void;
};

/** The filters that the master applies; a filter appears when it has options. */
export function LogFilters(props: Props) {
  const { value, onChange, fields = noFields, isComplete = props.fields !== undefined } = props;
  useReportFilters(value, isComplete ? fields : undefined);
  const zone = useTimeZone('UTC');
  const { allocation, text, since } = value;
  // a text that the master cannot search for counts as well
  const isFiltered = text !== '' || !isUnfiltered(toLogFilter(value));
  return (
    <>
      {text === '' ? null : (
        <Narrowing
          label={textLabel(value)}
          onRemove={() => onChange({ text: '', pattern: false })}
        />
      )}
      {since === '' ? null : (
        <Narrowing
          label={sinceLabel(
            since,
            value.time === 'zone' ? zone === 'local' : value.time === 'local',
          )}
          onRemove={() => onChange({ since: '' })}
        />
      )}
      {fields.allocationIds.length > 1 ? (
        <Filter
          name="Allocation"
          chosen={allocation}
          options={fields.allocationIds.map((value) => ({
            value,
            label: value || 'No Allocation ID',
          }))}
          onChange={(allocation) => onChange({ allocation })}
        />
      ) : null}
      <Filter
        name="Level"
        chosen={value.level}
        options={logLevels.map((level) => ({ value: level, label: levelLabels[level] }))}
        onChange={(level) => onChange({ level })}
      />
      {fields.rankIds.length > 1 ? (
        <Filter
          name="Rank"
          chosen={value.rank}
          options={fields.rankIds.map((rank) => ({
            value: rank,
            label: rank === -1 ? 'No Rank' : `${rank}`,
          }))}
          onChange={(rank) => onChange({ rank })}
        />
      ) : null}
      {fields.agentIds.length > 0 ? (
        <Filter
          name="Agent"
          chosen={value.agent}
          options={fields.agentIds.map((agent) => ({
            value: agent,
            label: agent || 'No Agent ID',
          }))}
          onChange={(agent) => onChange({ agent })}
        />
      ) : null}
      {fields.containerIds.length > 1 ? (
        <Filter
          name="Container"
          chosen={value.container}
          options={fields.containerIds.map((container) => ({
            value: container,
            label: container || 'No Container ID',
            short: container.slice(0, 8),
          }))}
          onChange={(container) => onChange({ container })}
        />
      ) : null}
      {isFiltered ? (
        <Button
          variant="quiet"
          // marks the button that folds the filters
          data-filtered
          onClick={() => onChange({ ...logFilterSchema.defaults(), since: '' })}
        >
          Reset
        </Button>
      ) : null}
    </>
  );
}

/** Reports values in the filter of a link that no line of the log has. */
function useReportFilters(value: LogSearchParams, fields: LogFields | undefined) {
  const report = { instead: 'Only lines that have it are shown.' };
  useReportUnknown({
    ...report,
    name: 'allocation',
    values: value.allocation,
    choices: fields?.allocationIds,
    fault: (id) => `No line of this log is of the allocation ${id}.`,
  });
  useReportUnknown({
    ...report,
    name: 'rank',
    values: value.rank,
    choices: fields?.rankIds,
    fault: (rank) => `No line of this log is of the rank ${rank}.`,
  });
  useReportUnknown({
    ...report,
    name: 'agent',
    values: value.agent,
    choices: fields?.agentIds,
    fault: (id) => `No line of this log is of the agent ${id}.`,
  });
  useReportUnknown({
    ...report,
    name: 'container',
    values: value.container,
    choices: fields?.containerIds,
    fault: (id) => `No line of this log is of the container ${id}.`,
  });
}

function textLabel(value: LogSearchParams): string {
  const { text, pattern } = value;
  if (isTooMuch(value)) return `All lines: this master cannot search by /${text}/`;
  return pattern ? `Only /${text}/` : `Only “${text}”`;
}

const sinceLabel = (since: string, isLocal: boolean) => {
  // a link can hold any text
  if (timeOfText(since) === undefined) return `All lines: “${since}” is not a time`;
  const clock = isLocal ? 'local' : 'utc';
  return `Since ${gutterTime(since, clock, 0).slice(0, 8)}`;
};

type NarrowingProps = { label: string; onRemove: () => void };

const Narrowing = ({ label, onRemove }: NarrowingProps) => (
  <Button aria-label={`${label}, remove`} className="max-w-60" onClick={onRemove}>
    <span className="truncate">{label}</span>
    <X aria-hidden className="size-3.5 shrink-0 text-muted" />
  </Button>
);

type FilterProps<Value> = {
  name: string;
  chosen: readonly Value[];
  options: ReadonlyArray<{ value: Value; label: string; short?: string }>;
  onChange: (chosen: Value[]) => void;
};

function Filter<Value extends string | number>({
  name,
  chosen,
  options,
  onChange,
}: FilterProps<Value>) {
  const labels = options
    .filter(({ value }) => chosen.includes(value))
    .map(({ label, short }) => short || label);
  const text =
    labels.length === 0
      ? 'all'
      : labels.length <= 2
        ? labels.join(', ')
        : `${labels.length} chosen`;
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>
          {name} <span className="font-normal text-muted">{text}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {options.map(({ value, label }) => (
          <DropdownMenuCheckboxItem
            key={value}
            checked={chosen.includes(value)}
            onCheckedChange={() => toggle(value)}
          >
            <span className="max-w-80 truncate" title={label}>
              {label}
            </span>
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
