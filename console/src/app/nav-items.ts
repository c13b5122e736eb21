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
  /** opens it when pressed after G */
  key: string;
  icon: LucideIcon;
  link: Pick<LinkOptions, 'to' | 'params'>;
  /** hidden from viewers for whom it returns false */
  isFor?: (viewer: Viewer) => boolean;
};

/** The main places, in the order of the side bar; phones have the same. */
export const navItems: readonly NavItem[] = [
  { label: 'Home', key: 'h', icon: House, link: linkOptions({ to: '/dashboard' }) },
  {
    label: 'Uncategorized',
    key: 'u',
    icon: FlaskConical,
    link: linkOptions({
      to: '/projects/$projectId/experiments',
      params: { projectId: String(uncategorizedProjectId) },
    }),
    isFor: navPermissions.uncategorized,
  },
  {
    label: 'Model Registry',
    key: 'm',
    icon: Box,
    link: linkOptions({ to: '/models' }),
    isFor: navPermissions.models,
  },
  { label: 'Tasks', key: 't', icon: List, link: linkOptions({ to: '/tasks' }) },
  {
    label: 'Webhooks',
    key: 'w',
    icon: Webhook,
    link: linkOptions({ to: '/webhooks' }),
    isFor: navPermissions.webhooks,
  },
  { label: 'Cluster', key: 'c', icon: Cpu, link: linkOptions({ to: '/clusters' }) },
  { label: 'Workspaces', key: 's', icon: Shapes, link: linkOptions({ to: '/workspaces' }) },
];
