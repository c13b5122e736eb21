import { ForecastLine, type ShownForecast } from './forecast-line';

type Props = {
  forecasts: Record<string, ShownForecast>;
  /** the pool of the launch; the master picks one where it is empty */
  pool?: string | undefined;
};

/** Says of each pool when a launch of that many slots would start, before it is submitted. */
export function LaunchForecasts({ forecasts, pool }: Props) {
  const entries = Object.entries(forecasts);
  if (entries.length === 0) return null;
  return (
    <ul aria-label="Forecast by pool" className="grid gap-0.5 text-sm text-muted">
      {entries.map(([name, forecast]) => (
        <li key={name} aria-current={name === pool ? 'true' : undefined}>
          <span className={name === pool ? 'font-medium text-text' : ''}>{name}</span>{' '}
          <ForecastLine forecast={forecast} />
        </li>
      ))}
    </ul>
  );
}
