import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, ChevronRight, LogOut } from 'lucide-react';
import { useMemo } from 'react';
import { useCopyLink } from '~/app/links/use-copy-link';
import { showOverlay } from '~/app/overlays/overlay';
import { applyTheme } from '~/app/theme';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { useViewer } from '~/data/viewer';
import { flag, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';
import {
  type CommandMatch,
  type CommandNode,
  flatCommands,
  isInner,
  maxMatches,
} from './command-tree';
import { commandTree } from './commands';
import { typedCommandQuery } from './queries';
import type { Suggestion } from './suggestion-list';

const navigation = 'navigation';
const navigationSettings = searchSchema(() => ({ navbarCollapsed: z.catch(flag, false) }));

/** The tree of commands of the signed-in user. */
export function useCommandTree(): CommandNode {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const { navbarCollapsed } = useSettings(navigation, navigationSettings);
  const save = useSaveSetting();
  const copyLink = useCopyLink();
  return useMemo(
    () =>
      commandTree({
        queryClient,
        viewer,
        setTheme: (value) => {
          applyTheme(value);
          save({ storagePath: 'settings-theme', key: 'mode', value });
        },
        toggleSideBar: () =>
          save({ storagePath: navigation, key: 'navbarCollapsed', value: !navbarCollapsed }),
        copyLink,
        show: showOverlay,
      }),
    [queryClient, viewer, navbarCollapsed, save, copyLink],
  );
}

const suggestionOf = ({ node, path, spans }: CommandMatch, isTyped: boolean): Suggestion => {
  const title = isTyped ? node.name : path.join(' ');
  const inner = isInner(node);
  return {
    id: `command ${path.join(' ')}`,
    group: 'Commands',
    icon: inner ? ChevronRight : ArrowRight,
    title,
    spans: title === node.name ? spans : [],
    detail: node.label,
    verb: inner ? 'more' : 'run',
    choose: () => node.run?.() ?? { kind: 'type', text: `${path.join(' ')} ` },
  };
};

const exit: Suggestion = {
  id: 'exit',
  group: 'Commands',
  icon: LogOut,
  title: 'Exit',
  choose: () => ({ kind: 'quiet' }),
};

/** Commands whose full path and label contain all the words. */
function byWords(root: CommandNode, text: string): CommandMatch[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return flatCommands(root).filter(({ node, path }) => {
    const all = [...path, node.label ?? '', ...(node.aliases ?? [])].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** The commands that match the text, and whether the text already starts one. */
export function useCommands(text: string) {
  const root = useCommandTree();
  const { data: typed, error, isPlaceholderData } = useQuery(typedCommandQuery(root, text));
  if (!typed) return { suggestions: [], isBegun: false, note: undefined, error, isLate: !error };
  const isBegun = typed.path.length > 0;
  const matches = isBegun
    ? typed.matches
    : joined(typed.matches, text === '' ? [] : byWords(root, text));
  const isLost = isBegun && matches.length === 0 && typed.node.expects === undefined;
  const suggestions = matches.map((match) => suggestionOf(match, isBegun));
  return {
    suggestions: isLost ? [exit] : suggestions,
    isBegun,
    note: noteOf({ isLost, expects: matches.length === 0 ? typed.node.expects : undefined }),
    error,
    /** the suggestions belong to an earlier text */
    isLate: isPlaceholderData,
  };
}

const noteOf = ({ isLost, expects }: { isLost: boolean; expects: string | undefined }) =>
  isLost ? 'no matching options' : expects;

function joined(one: readonly CommandMatch[], other: readonly CommandMatch[]): CommandMatch[] {
  const paths = new Set(one.map(({ path }) => path.join(' ')));
  const more = other.filter(({ path }) => !paths.has(path.join(' ')));
  return [...one, ...more].slice(0, maxMatches);
}
