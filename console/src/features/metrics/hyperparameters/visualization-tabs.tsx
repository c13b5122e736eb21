import { PartLink, PartLinks } from '~/components/page/part-links';

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
  /** a custom searcher's hyperparameters are not in its configuration */
  isCustom: boolean;
};

/** The pictures of a search, each with an address of its own. */
export const VisualizationTabs = ({ experimentId, isCustom }: Props) => (
  <PartLinks label="Visualization">
    {(isCustom ? tabs.slice(0, 1) : tabs).map(({ to, label }) => (
      <PartLink
        key={to}
        to={to}
        params={{ experimentId: String(experimentId) }}
        activeOptions={{ includeSearch: false }}
      >
        {label}
      </PartLink>
    ))}
  </PartLinks>
);
