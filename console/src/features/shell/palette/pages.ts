import { can, type Viewer } from '@trainyard/rbac';
import {
  Cable,
  Cpu,
  FileCog,
  FlaskConical,
  HardDrive,
  House,
  KeyRound,
  ListTree,
  type LucideIcon,
  Moon,
  Package,
  ScrollText,
  Shapes,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { supports } from '~/app/abilities';
import { navPermissions } from '~/app/nav-permissions';
import { links, uncategorizedProjectId } from '~/lib/links';

export type PlacePage = {
  title: string;
  /** synonyms for the search */
  words: string;
  icon: LucideIcon;
  href: string;
  isFor?: (viewer: Viewer) => boolean;
};

/** Pages without an entity, in the order of the side bar. */
const pages: readonly PlacePage[] = [
  { title: 'Home', words: 'dashboard start recent', icon: House, href: links.home() },
  {
    title: 'Uncategorized',
    words: 'experiments runs project list',
    icon: FlaskConical,
    href: links.uncategorized(),
    isFor: navPermissions.uncategorized,
  },
  {
    title: 'Uncategorized runs',
    words: 'trials experiments list metrics',
    icon: FlaskConical,
    href: links.project(uncategorizedProjectId, 'runs'),
    isFor: (viewer) => supports('runs') && navPermissions.uncategorized(viewer),
  },
  {
    title: 'Model Registry',
    words: 'models versions',
    icon: Package,
    href: links.models(),
    isFor: navPermissions.models,
  },
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
    title: 'Idle',
    words: 'waste unused gpus slots notebooks tensorboards stop free',
    icon: Moon,
    href: links.idle(),
  },
  {
    title: 'Storage',
    words: 'checkpoints disk size clean up delete tree map bytes',
    icon: HardDrive,
    href: links.storage(),
  },
  {
    title: 'Master Logs',
    words: 'cluster',
    icon: ScrollText,
    href: links.masterLogs(),
    isFor: navPermissions.masterLogs,
  },
  {
    title: 'Master',
    words: 'cluster configuration version health log level lost agents',
    icon: Cpu,
    href: links.master(),
    isFor: navPermissions.master,
  },
  {
    title: 'Policies',
    words: 'configuration invariants constraints limits slots priority',
    icon: ShieldCheck,
    href: links.policies(),
    isFor: (viewer) => supports('configPolicies') && can(viewer, 'configPolicy.viewCluster'),
  },
  { title: 'Workspaces', words: 'projects teams', icon: Shapes, href: links.workspaces() },
  {
    title: 'Admin',
    words: 'user management groups people',
    icon: Users,
    href: links.admin(),
    isFor: navPermissions.admin,
  },
  {
    title: 'Access',
    words: 'roles permissions who may people groups matrix',
    icon: KeyRound,
    href: links.admin('access'),
    isFor: navPermissions.access,
  },
  {
    title: 'Access tokens',
    words: 'scripts api keys credentials revoke lifetime',
    icon: KeyRound,
    href: links.tokens(),
    isFor: (viewer) => supports('accessTokens') && can(viewer, 'token.view'),
  },
];

export const pagesFor = (viewer: Viewer): PlacePage[] =>
  pages.filter(({ isFor }) => isFor?.(viewer) ?? true);
