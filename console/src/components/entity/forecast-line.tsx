import type { ForecastDescription } from '@trainyard/insights/forecast/describe-forecast';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { keepUnits } from '@trainyard/ui/lib/format';
import { useState } from 'react';

type LineProps = { forecast: ForecastDescription | undefined; className?: string };

/**
 * A forecast in one sentence; renders nothing without one. Its range and basis are shown on hover
 * and focus, and below it after a click, which a finger can do too.
 */
export function ForecastLine({ forecast, className = '' }: LineProps) {
  const [isExplained, setIsExplained] = useState(false);
  if (!forecast) return null;
  const { sentence, basis } = forecast;
  if (basis === '')
    return (
      <span title={sentence} className={className}>
        {keepUnits(sentence)}
      </span>
    );
  return (
    <Tooltip content={isExplained ? null : `${sentence}, ${basis}`}>
      <button
        type="button"
        aria-expanded={isExplained}
        // as high as a finger needs, in a line of the same height
        className={`-my-1 py-1 [text-align:inherit] ${className}`}
        onClick={() => setIsExplained(!isExplained)}
      >
        {keepUnits(sentence)}
        {isExplained ? <span className="block text-sm">{basis}</span> : null}
      </button>
    </Tooltip>
  );
}
