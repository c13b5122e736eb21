import { type ComponentType, lazy } from 'react';
import type { Panel, PanelProps } from './panels';

/** The advice in small, which is a part of the panel of importance. */
export const AdviceBody = lazy(async () => ({
  default: (await import('./importance-panel')).AdvicePanel,
}));

/** The panels of insights, each with code of its own. */
export const panelBodies: Record<Panel, ComponentType<PanelProps>> = {
  failures: lazy(async () => ({ default: (await import('./failures-panel')).FailuresPanel })),
  timeline: lazy(async () => ({ default: (await import('./timeline-panel')).TimelinePanel })),
  importance: lazy(async () => ({ default: (await import('./importance-panel')).ImportancePanel })),
  usage: lazy(async () => ({ default: (await import('./usage-panel')).UsagePanel })),
  rungs: lazy(async () => ({ default: (await import('./rungs-panel')).RungsPanel })),
};
