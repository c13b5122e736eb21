import { PartLink, PartLinks } from '~/components/page/part-links';
import type { Panel } from './panels';
import { panelLabels } from './panels';

type Props = { experimentId: number; panels: readonly Panel[] };

/** The insights of a search; each tab has its own address. */
export const InsightsTabs = ({ experimentId, panels }: Props) =>
  panels.length < 2 ? null : (
    <PartLinks label="Insights">
      {panels.map((panel) => (
        <PartLink
          key={panel}
          to="/experiments/$experimentId/insights/{-$panel}"
          params={{ experimentId: String(experimentId), panel }}
          activeOptions={{ includeSearch: false }}
        >
          {panelLabels[panel]}
        </PartLink>
      ))}
    </PartLinks>
  );
