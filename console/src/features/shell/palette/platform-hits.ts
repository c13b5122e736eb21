import type { Agent, Project, ResourcePool, Template, Workspace } from '@trainyard/sdk/types';
import { wordSpans } from '@trainyard/ui/lib/fuzzy';
import { Cpu, FileCog, Layers, ListOrdered, NotebookPen, Webhook } from 'lucide-react';
import type { AnyWebhook } from '~/data/webhooks';
import { links } from '~/lib/links';
import { searchOfNote } from '~/lib/note-search';
import type { Suggestion } from './suggestion-list';

/** The largest number of results of one kind. */
export const maxOfGroup = 4;

type Place = Pick<Suggestion, 'id' | 'group' | 'icon' | 'title' | 'detail' | 'hit'> & {
  href: string;
  words: readonly string[];
};

/** A result that opens a page. */
export const place = ({ href, words, ...rest }: Place): Suggestion => ({
  ...rest,
  spans: words.flatMap((word) => wordSpans([word], rest.title) ?? []).sort(([a], [b]) => a - b),
  verb: 'open',
  choose: () => ({ kind: 'go', href }),
  recent: { title: rest.title, href },
});

type Hit = Pick<Parameters<typeof place>[0], 'id' | 'title' | 'detail' | 'href' | 'hit'>;

// words of a letter or two are in every text
const shortestWord = 3;
const aroundWord = 24;

/** The text of a note without the marks of tables, headings, code and emphasis. */
const plainText = (markdown: string) =>
  markdown
    .replace(/^[ \t]*[|:\-\s]+$/gm, ' ')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+] \[[ x]\]|[-*+])[ \t]+/gm, '')
    .replace(/[ \t]*\|[ \t]*/g, ' ')
    .replace(/\*\*|`+/g, '');

/** The words around the first of the words that a text holds; undefined where it lacks one. */
function excerptOf(text: string, words: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  const places = words.map((word) => (word.length < shortestWord ? -1 : lower.indexOf(word)));
  const at = Math.min(...places);
  if (at < 0) return undefined;
  const end = at + (words[0]?.length ?? 0) + 2 * aroundWord;
  const before = text.slice(Math.max(0, at - aroundWord), at);
  // begins with a whole word
  const start = at > aroundWord ? before.replace(/^\S*\s/, '') : before;
  const part = (start + text.slice(at, end)).replace(/\s+/g, ' ').trim();
  return `${at > aroundWord ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}

type Platform = {
  agents: readonly Agent[];
  pools: readonly ResourcePool[];
  templates: readonly Template[];
  webhooks: readonly AnyWebhook[];
  workspaces: readonly Workspace[];
  projects: readonly Project[];
  /** pools may be bound to workspaces here */
  hasBindings: boolean;
};

/**
 * Returns the agents, resource pools and their queues, templates and webhooks whose names have all
 * words, and the notes of projects whose text has them.
 */
export function platformHits(words: readonly string[], platform: Platform): Suggestion[] {
  const { agents, pools, templates, webhooks, workspaces, projects, hasBindings } = platform;
  const notes = projects.flatMap((project) => {
    const { id, notes, workspaceId } = project;
    const workspace = workspaces.find((each) => each.id === workspaceId);
    return notes.flatMap((note, at): Hit[] => {
      const { name, contents } = note;
      const excerpt = excerptOf(`${name} ${plainText(contents)}`, words);
      const search = Object.entries(searchOfNote(notes, at)).map(([key, text]) => [key, `${text}`]);
      const href = `${links.project(id, 'notes')}?${new URLSearchParams(search)}`;
      return excerpt === undefined
        ? []
        : [
            {
              id: `note ${id} ${at}`,
              title: name || 'Untitled',
              detail: `${project.name}: ${excerpt}`,
              href,
              hit: {
                kind: 'note',
                note: { projectId: id, page: at, note },
                project: { ...project, workspace },
              },
            },
          ];
    });
  });
  const suggestionsOf = (kind: Pick<Suggestion, 'group' | 'icon'>, hits: readonly Hit[]) =>
    hits
      .filter(({ title }) => wordSpans(words, title) !== null)
      .slice(0, maxOfGroup)
      .map((hit) => place({ ...kind, ...hit, words }));
  return [
    ...suggestionsOf(
      { group: 'Agents', icon: Cpu },
      agents.map((agent) => ({
        ...{ id: `agent ${agent.id}`, title: agent.id, href: links.agent(agent.id) },
        detail: agent.resourcePools.join(', '),
        hit: { kind: 'agent', agent },
      })),
    ),
    ...suggestionsOf(
      { group: 'Resource Pools', icon: Layers },
      pools.map((pool) => ({
        ...{ id: `pool ${pool.name}`, title: pool.name, detail: pool.description || undefined },
        href: links.resourcePool(pool.name, 'active'),
        hit: { kind: 'pool', pool, hasBindings },
      })),
    ),
    ...suggestionsOf(
      { group: 'Queues', icon: ListOrdered },
      pools.map((pool) => ({
        ...{ id: `queue ${pool.name}`, title: `Queue of ${pool.name}`, detail: undefined },
        href: links.resourcePool(pool.name, 'queued'),
        hit: { kind: 'queue', pool, hasBindings },
      })),
    ),
    ...suggestionsOf(
      { group: 'Templates', icon: FileCog },
      templates.map((template) => ({
        ...{ id: `template ${template.name}`, title: template.name, detail: undefined },
        href: `${links.templates()}?${new URLSearchParams({ name: template.name })}`,
        hit: { kind: 'template', template },
      })),
    ),
    ...suggestionsOf(
      { group: 'Webhooks', icon: Webhook },
      webhooks.map((webhook) => ({
        ...{ id: `webhook ${webhook.id}`, title: webhook.url, detail: undefined },
        href: links.webhooks(),
        hit: { kind: 'webhook', webhook },
      })),
    ),
    ...notes
      .slice(0, maxOfGroup)
      .map((hit) => place({ group: 'Notes', icon: NotebookPen, ...hit, words })),
  ];
}
