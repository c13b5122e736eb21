import type { Viewer } from '@trainyard/rbac';
import {
  Cable,
  Cpu,
  FileCog,
  FlaskConical,
  House,
  ListTree,
  type LucideIcon,
  Package,
  ScrollText,
  Shapes,
  Users,
} from 'lucide-react';
import { navPermissions } from '~/app/nav-permissions';
import { links } from '~/lib/links';

export type PlacePage = {
  title: string;
  /** other words people look for it by */
  words: string;
  icon: LucideIcon;
  href: string;
  isFor?: (viewer: Viewer) => boolean;
};

/** Pages that stand for themselves, in the order of the side bar. */
const pages: readonly PlacePage[] = [
  { title: 'Home', words: 'dashboard start recent', icon: House, href: links.home() },
  {
    title: 'Uncategorized',
    words: 'experiments runs project list',
    icon: FlaskConical,
    href: links.uncategorized(),
    isFor: navPermissions.uncategorized,
  },
  { title: 'Model Registry', words: 'models versions', icon: Package, href: links.models() },
  {
    title: 'Tasks',
    words: 'jupyterlab notebooks tensorboards commands shells',
    icon: ListTree,
    href: links.tasks(),
  },
  {
    title: 'Templates',
    words: 'configuration defaults yaml images mounts',
    icon: FileCog,
    href: links.templates(),
  },
  {
    title: 'Webhooks',
    words: 'slack notifications',
    icon: Cable,
    href: links.webhooks(),
    isFor: navPermissions.webhooks,
  },
  {
    title: 'Cluster',
    words: 'agents slots gpus resource pools queue jobs',
    icon: Cpu,
    href: links.clusters(),
  },
  {
    title: 'Historical Usage',
    words: 'cluster resource gpu hours',
    icon: Cpu,
    href: links.historicalUsage(),
    isFor: navPermissions.historicalUsage,
  },
  {
    title: 'Master Logs',
    words: 'cluster',
    icon: ScrollText,
    href: links.masterLogs(),
    isFor: navPermissions.masterLogs,
  },
  { title: 'Workspaces', words: 'projects teams', icon: Shapes, href: links.workspaces() },
  {
    title: 'Admin',
    words: 'user management groups people',
    icon: Users,
    href: links.admin(),
    isFor: navPermissions.admin,
  },
];

export const pagesFor = (viewer: Viewer): PlacePage[] =>
  pages.filter(({ isFor }) => isFor?.(viewer) ?? true);
