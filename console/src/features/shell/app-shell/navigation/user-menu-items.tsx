import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@trainyard/ui/base/dropdown-menu';
import {
  BookOpen,
  Keyboard,
  KeyRound,
  LayoutTemplate,
  LogOut,
  type LucideIcon,
  MessageSquare,
  Monitor,
  Moon,
  ScrollText,
  Search,
  Settings,
  Sun,
  UserCog,
} from 'lucide-react';
import { withBasePath } from '~/app/links/base-path';
import type { NavItem } from '~/app/nav-items';
import { navPermissions } from '~/app/nav-permissions';
import { type Overlay, showOverlay } from '~/app/overlays/overlay';
import { consoleVersion } from '~/app/start/build-notice';
import { applyTheme, nextThemeMode, themeLabel, useThemeMode } from '~/app/theme';
import { useSaveSetting } from '~/data/save-setting';
import { masterQuery } from '~/data/session';
import { useViewer } from '~/data/viewer';
import { links } from '~/lib/links';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Shows the current mode; each click switches to the next one, and the menu stays open. */
function ThemeItem() {
  const mode = useThemeMode();
  const save = useSaveSetting();
  const Icon = icons[mode];
  return (
    <DropdownMenuItem
      icon={<Icon className="size-4" strokeWidth={1.5} />}
      onSelect={(event) => {
        event.preventDefault();
        const next = nextThemeMode(mode);
        applyTheme(next);
        save({ storagePath: 'settings-theme', key: 'mode', value: next });
      }}
    >
      {themeLabel[mode]}
    </DropdownMenuItem>
  );
}

type Props = {
  name: string;
  /** for bars without room for them */
  places?: readonly NavItem[];
};

const icon = (Icon: LucideIcon) => <Icon className="size-4" strokeWidth={1.5} />;

/** The items of the user menu, for the side bar and for phones. */
export function UserMenuItems({ name, places = [] }: Props) {
  const navigate = useNavigate();
  const { data: master } = useQuery(masterQuery);
  const viewer = useViewer();
  const version = consoleVersion();
  const overlay = (label: string, { opens, Icon }: { opens: Overlay; Icon: LucideIcon }) => (
    <DropdownMenuItem icon={icon(Icon)} onSelect={() => showOverlay(opens)}>
      {label}
    </DropdownMenuItem>
  );
  return (
    <>
      <DropdownMenuLabel>Signed in as {name}</DropdownMenuLabel>
      {places.map(({ label, icon: Icon, link }) => (
        <DropdownMenuItem key={label} icon={icon(Icon)} onSelect={() => void navigate(link)}>
          {label}
        </DropdownMenuItem>
      ))}
      {places.length > 0 ? (
        <>
          <DropdownMenuItem
            icon={icon(LayoutTemplate)}
            onSelect={() => void navigate({ to: '/templates' })}
          >
            Templates
          </DropdownMenuItem>
          {navPermissions.masterLogs(viewer) ? (
            <DropdownMenuItem
              icon={icon(ScrollText)}
              onSelect={() => void navigate({ to: '/clusters/logs' })}
            >
              Cluster Logs
            </DropdownMenuItem>
          ) : null}
          {overlay('Search or jump to', { opens: 'palette', Icon: Search })}
          <DropdownMenuSeparator />
        </>
      ) : null}
      {navPermissions.admin(viewer) ? (
        <DropdownMenuItem
          icon={icon(UserCog)}
          onSelect={() => void navigate({ to: '/admin/user-management' })}
        >
          Admin
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem
        icon={icon(KeyRound)}
        onSelect={() =>
          void navigate({ to: '/access/$userId', params: { userId: String(viewer.user.id) } })
        }
      >
        My access
      </DropdownMenuItem>
      {overlay('Settings', { opens: 'settings', Icon: Settings })}
      <ThemeItem />
      {overlay('Keyboard shortcuts', { opens: 'keyboardMap', Icon: Keyboard })}
      <DropdownMenuSeparator />
      <Outside label="Docs" path={links.docs()} />
      <Outside label="API (Beta)" path={links.restDocs()} />
      <Feedback />
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={icon(LogOut)}
        onSelect={() => void navigate({ to: '/logout', state: { isSignOut: true } })}
      >
        Sign Out
      </DropdownMenuItem>
      <DropdownMenuLabel>
        {version === null ? null : <span className="block">Version {version}</span>}
        <span className="block">Master {master?.version}</span>
      </DropdownMenuLabel>
    </>
  );
}

// the feedback address of the operators of this console
function Feedback() {
  const address = feedbackAddress();
  return address === null ? null : (
    <DropdownMenuItem
      icon={icon(MessageSquare)}
      onSelect={() => window.open(address, '_blank', 'noopener,noreferrer')}
    >
      Feedback
    </DropdownMenuItem>
  );
}

// pages of the master, which open in a new window
const Outside = ({ label, path }: { label: string; path: string }) => (
  <DropdownMenuItem
    icon={icon(BookOpen)}
    onSelect={() => window.open(withBasePath(path), '_blank', 'noopener,noreferrer')}
  >
    {label}
  </DropdownMenuItem>
);

/**
 * Returns the feedback address that `trainyard serve` wrote into the page; null without one, or
 * where it is not a web or mail address.
 */
function feedbackAddress(): string | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="feedback"]')?.content ?? '';
  return URL.canParse(text) && /^(https?|mailto):$/.test(new URL(text).protocol) ? text : null;
}
