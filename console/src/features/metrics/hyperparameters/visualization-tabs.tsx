import { Link } from '@tanstack/react-router';

const tabs = [
  { to: '/experiments/$experimentId/visualization/learning-curve', label: 'Learning Curve' },
  {
    to: '/experiments/$experimentId/visualization/hp-parallel-coordinates',
    label: 'HP Parallel Coordinates',
  },
  { to: '/experiments/$experimentId/visualization/hp-scatter-plots', label: 'HP Scatter Plots' },
  { to: '/experiments/$experimentId/visualization/hp-heat-map', label: 'HP Heat Map' },
] as const;

type Props = {
  experimentId: number;
  /** what a custom searcher varies is not in its configuration */
  isCustom: boolean;
};

/** The pictures of a search, each with an address of its own. */
export const VisualizationTabs = ({ experimentId, isCustom }: Props) => (
  <nav
    aria-label="Visualization"
    data-keeps-focus
    className="-mx-1 flex gap-1 overflow-x-auto px-1 pt-3 pb-1"
  >
    {(isCustom ? tabs.slice(0, 1) : tabs).map(({ to, label }) => (
      <Link
        key={to}
        to={to}
        params={{ experimentId: String(experimentId) }}
        activeOptions={{ includeSearch: false }}
        className="no-underline-hover flex h-7 items-center rounded-md px-2.5 whitespace-nowrap text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-text"
      >
        {label}
      </Link>
    ))}
  </nav>
);
