import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { Viewer } from '@trainyard/rbac';
import { FlaskConical, House, type LucideIcon, Shapes } from 'lucide-react';

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
    link: linkOptions({ to: '/projects/$projectId/experiments', params: { projectId: '1' } }),
  },
  { label: 'Workspaces', icon: Shapes, link: linkOptions({ to: '/workspaces' }) },
];
