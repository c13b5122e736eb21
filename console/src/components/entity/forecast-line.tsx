import type { ShownForecast } from '@trainyard/insights/forecast/shown-forecast';
import { keepUnits } from '@trainyard/ui/lib/format';

type LineProps = { forecast: ShownForecast | undefined; className?: string };

/**
 * A forecast in one sentence, with its full text and basis on hover; renders nothing without one.
 */
export const ForecastLine = ({ forecast, className = '' }: LineProps) =>
  forecast ? (
    <span
      title={[forecast.sentence, forecast.basis].filter(Boolean).join(', ')}
      className={className}
    >
      {keepUnits(forecast.sentence)}
      {forecast.basis === '' ? null : <span className="sr-only">, {forecast.basis}</span>}
    </span>
  ) : null;
