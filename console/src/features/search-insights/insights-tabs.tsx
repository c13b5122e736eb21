import { Link } from '@tanstack/react-router';
import type { Panel } from './panels';
import { panelLabels } from './panels';

type Props = { experimentId: number; panels: readonly Panel[] };

/** What a search learned, each part with an address of its own. */
export const InsightsTabs = ({ experimentId, panels }: Props) =>
  panels.length < 2 ? null : (
    <nav
      aria-label="Insights"
      data-keeps-focus
      className="-mx-1 flex gap-1 overflow-x-auto px-1 pt-3 pb-1"
    >
      {panels.map((panel) => (
        <Link
          key={panel}
          to="/experiments/$experimentId/insights/{-$panel}"
          params={{ experimentId: String(experimentId), panel }}
          activeOptions={{ includeSearch: false }}
          className="no-underline-hover flex h-7 items-center rounded-md px-2.5 whitespace-nowrap text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-text"
        >
          {panelLabels[panel]}
        </Link>
      ))}
    </nav>
  );
