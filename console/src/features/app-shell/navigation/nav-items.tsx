import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { Viewer } from '@trainyard/rbac';
import {
  Box,
  Cpu,
  FlaskConical,
  House,
  List,
  type LucideIcon,
  Shapes,
  Webhook,
} from 'lucide-react';
import { navPermissions } from '~/app/nav-permissions';
import { uncategorizedProjectId } from '~/lib/links';

export type NavItem = {
  label: string;
  icon: LucideIcon;
  link: Pick<LinkOptions, 'to' | 'params'>;
  /** left out for those it says no to */
  isFor?: (viewer: Viewer) => boolean;
};

/** The main places, in the order of the side bar; phones have the same. */
export const navItems: readonly NavItem[] = [
  { label: 'Home', icon: House, link: linkOptions({ to: '/dashboard' }) },
  {
    label: 'Uncategorized',
    icon: FlaskConical,
    link: linkOptions({
      to: '/projects/$projectId/experiments',
      params: { projectId: String(uncategorizedProjectId) },
    }),
    isFor: navPermissions.uncategorized,
  },
  { label: 'Model Registry', icon: Box, link: linkOptions({ to: '/models' }) },
  { label: 'Tasks', icon: List, link: linkOptions({ to: '/tasks' }) },
  {
    label: 'Webhooks',
    icon: Webhook,
    link: linkOptions({ to: '/webhooks' }),
    isFor: navPermissions.webhooks,
  },
  { label: 'Cluster', icon: Cpu, link: linkOptions({ to: '/clusters' }) },
  { label: 'Workspaces', icon: Shapes, link: linkOptions({ to: '/workspaces' }) },
];
