import { Link } from '@tanstack/react-router';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { MultiSelect } from '@trainyard/ui/form/multi-select';
import { formatBytes, formatCount, missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { ScrollRegion } from '@trainyard/ui/page/section';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import { StateBadge } from '~/components/entity/state-badge';
import { BestValue, ValueKindControl } from '~/components/metrics/best-value';
import { metricLabel } from '~/components/metrics/metric-label';
import { bestValue, metricDirection, type SearchedMetric } from '~/lib/metrics/metric-direction';
import { shownValueText, type ValueKind, valueName } from '~/lib/metrics/metric-summary';
import { comparedHyperparameters, comparedMetrics, summaryValue } from './comparison-rows';

type Props = {
  trials: readonly Trial[];
  /** the searcher metrics of their experiments */
  searched: readonly SearchedMetric[];
  /** which values of metrics are shown */
  kind: ValueKind;
  onKind: (kind: ValueKind) => void;
  /** keys; undefined means all */
  chosenMetrics: readonly string[] | undefined;
  /** dotted names; undefined means all */
  chosenHyperparameters: readonly string[] | undefined;
  onMetrics: (keys: string[]) => void;
  onHyperparameters: (names: string[]) => void;
  onRemove: (trialId: number) => void;
};

/** A column per trial; the names and the header are sticky. */
export function ComparisonTable({ trials, ...props }: Props) {
  const metrics = comparedMetrics(trials);
  const hyperparameters = comparedHyperparameters(trials);
  const metricKeys = props.chosenMetrics ?? metrics.map(metricKey);
  const names = props.chosenHyperparameters ?? hyperparameters.map(({ name }) => name);
  return (
    <ScrollRegion label="Trials side by side" className="h-full overflow-auto border-y">
      <table className="min-w-full border-separate border-spacing-0 text-left">
        <caption className="sr-only">Trials side by side</caption>
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-20 border-b bg-raised pl-1 text-sm">
              <Link
                to="/experiment-compare"
                search={{ trial: trials.map(({ id }) => id) }}
                className="link hover:underline"
              >
                With curves
              </Link>
            </td>
            {trials.map((trial) => (
              <th
                key={trial.id}
                scope="col"
                className="sticky top-0 z-10 border-b bg-raised px-3 py-2 text-right font-medium"
              >
                <TrialTag trial={trial} onRemove={() => props.onRemove(trial.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="State">
            {trials.map(({ id, state }) => (
              <Cell key={id}>
                <StateBadge state={state} />
              </Cell>
            ))}
          </Row>
          <Row name="Batches Processed">
            {trials.map(({ id, totalBatchesProcessed }) => (
              <Cell key={id}>{formatCount(totalBatchesProcessed)}</Cell>
            ))}
          </Row>
          <Row name="Total Checkpoint Size">
            {trials.map(({ id, totalCheckpointSize }) => (
              <Cell key={id}>{formatBytes(totalCheckpointSize)}</Cell>
            ))}
          </Row>
          <ChoiceRow count={trials.length}>
            <MultiSelect
              label="Metrics"
              options={metrics.map((metric) => ({
                value: metricKey(metric),
                label: metricLabel(metric),
              }))}
              chosen={metricKeys}
              onChange={props.onMetrics}
            />
            <span className="mt-1.5 block">
              <ValueKindControl kind={props.kind} onChange={props.onKind} />
            </span>
          </ChoiceRow>
          {metrics
            .filter((metric) => metricKeys.includes(metricKey(metric)))
            .map((metric) => (
              <MetricRow key={metricKey(metric)} {...props} trials={trials} metric={metric} />
            ))}
          <ChoiceRow count={trials.length}>
            <MultiSelect
              label="Hyperparameters"
              options={hyperparameters.map(({ name }) => ({ value: name, label: name }))}
              chosen={names}
              onChange={props.onHyperparameters}
            />
          </ChoiceRow>
          {hyperparameters
            .filter(({ name }) => names.includes(name))
            .map(({ name, values, differs }) => (
              <Row key={name} name={name} isCode>
                {trials.map(({ id }, at) => (
                  <Cell key={id} isFaint={!differs}>
                    {values[at] === undefined ? (
                      missing
                    ) : (
                      <HyperparameterValue value={values[at]} />
                    )}
                  </Cell>
                ))}
              </Row>
            ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type MetricRowProps = Pick<Props, 'trials' | 'searched' | 'kind'> & { metric: Metric };

/** The values of a metric, and which of them is the best, if its direction is known. */
function MetricRow({ trials, searched, kind, metric }: MetricRowProps) {
  const direction = metricDirection(metric.name, metric.group === 'validation' ? searched : []);
  const key = valueName(kind, direction);
  const values = trials.map((trial) => summaryValue(trial, metric, key));
  const best = bestValue(values, direction);
  return (
    <Row name={metricLabel(metric)} note={key} isCode>
      {trials.map(({ id }, at) => (
        <Cell key={id}>
          <BestValue
            text={shownValueText(values[at], key)}
            isBest={best !== undefined && values[at] === best}
          />
        </Cell>
      ))}
    </Row>
  );
}

type TagProps = { trial: Trial; onRemove: () => void };

const TrialTag = ({ trial: { id, experimentId }, onRemove }: TagProps) => (
  <span className="inline-flex items-center gap-1 rounded-md border py-0.5 pr-0.5 pl-2 whitespace-nowrap">
    <Link
      to="/experiments/$experimentId/trials/$trialId/{-$tab}"
      params={{ experimentId: String(experimentId), trialId: String(id) }}
      className="link hover:underline"
    >
      Trial {id}
    </Link>
    <button
      type="button"
      aria-label={`Remove trial ${id}`}
      onClick={onRemove}
      className="grid size-6 place-items-center rounded-sm text-muted hover:bg-hover hover:text-text"
    >
      <X aria-hidden className="size-3.5" />
    </button>
  </span>
);

type RowProps = {
  name: string;
  /** the kind of the values */
  note?: string;
  isCode?: boolean;
  children: ReactNode;
};

const Row = ({ name, note, isCode = false, children }: RowProps) => (
  <tr>
    <th
      scope="row"
      title={displayText(name)}
      className={cn(
        'sticky left-0 z-10 max-w-64 truncate border-b bg-raised py-1.5 pr-4 pl-1 font-normal text-muted narrow:max-w-36',
        isCode && 'font-mono text-sm',
      )}
    >
      {displayText(name)}
      {note === undefined ? null : (
        // hidden from screen readers, so that the name of the row is only the metric
        <span aria-hidden className="ml-2 text-faint">
          {note}
        </span>
      )}
    </th>
    {children}
  </tr>
);

type CellProps = { isFaint?: boolean; children: ReactNode };

const Cell = ({ isFaint = false, children }: CellProps) => (
  <td
    className={cn(
      'num max-w-60 truncate border-b px-3 py-1.5 text-right whitespace-nowrap',
      isFaint && 'text-muted',
    )}
  >
    {children}
  </td>
);

/** the pickers of the rows below */
const ChoiceRow = ({ count, children }: { count: number; children: ReactNode }) => (
  <tr>
    <td className="sticky left-0 z-10 border-b bg-raised pt-4 pr-4 pb-1.5">{children}</td>
    <td colSpan={count} className="border-b" />
  </tr>
);
