import type { RunState } from '@trainyard/sdk/model';
import type { TaskState } from '@trainyard/sdk/types';
import { Chip, Tag } from '@trainyard/ui/base/badge';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { entriesOf } from '@trainyard/ui/catalogue/entry';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { Fact, FactList, MetadataList } from '@trainyard/ui/page/fact-list';
import { useState } from 'react';
import { Avatar, UserBadge, WorkspaceIcon } from '~/components/entity/avatar';
import { cardLink, EntityCard } from '~/components/entity/entity-card';
import { InlineEdit } from '~/components/entity/inline-edit';
import { StateBadge, StateChip } from '~/components/entity/state-badge';
import { TaskStateBadge } from '~/components/entity/task-state-badge';
import { RelativeTime } from '~/components/entity/times';

const runStates: RunState[] = [
  'STATE_QUEUED',
  'STATE_PULLING',
  'STATE_STARTING',
  'STATE_RUNNING',
  'STATE_PAUSED',
  'STATE_STOPPING_COMPLETED',
  'STATE_STOPPING_CANCELED',
  'STATE_STOPPING_KILLED',
  'STATE_STOPPING_ERROR',
  'STATE_COMPLETED',
  'STATE_CANCELED',
  'STATE_ERROR',
  'STATE_DELETING',
  'STATE_DELETE_FAILED',
  'STATE_DELETED',
  'STATE_UNSPECIFIED',
];

const taskStates: TaskState[] = [
  'STATE_QUEUED',
  'STATE_WAITING',
  'STATE_PULLING',
  'STATE_STARTING',
  'STATE_RUNNING',
  'STATE_TERMINATING',
  'STATE_TERMINATED',
  'STATE_UNSPECIFIED',
];

const States = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-x-4 gap-y-2">
    {runStates.map((state) => (
      <span key={state} className="flex items-center justify-between gap-3">
        <StateBadge state={state} />
        <StateChip state={state} />
      </span>
    ))}
  </div>
);

const TaskStates = () => (
  <div className="flex flex-wrap gap-x-6 gap-y-2">
    {taskStates.map((state) => (
      <TaskStateBadge key={state} state={state} />
    ))}
  </div>
);

const hostile = '<img src=x onerror=alert(1)>';
const long = 'a-tag-with-far-more-than-fifty-characters-which-has-to-be-cut-somewhere';

const Badges = () => (
  <div className="flex flex-wrap items-center gap-2">
    <Tag>Archived</Tag>
    <Tag>{hostile}</Tag>
    {(['run', 'wait', 'ok', 'warn', 'bad', 'off'] as const).map((tone) => (
      <Chip key={tone} tone={tone}>
        {tone}
      </Chip>
    ))}
  </div>
);

const People = () => (
  <div className="flex flex-wrap items-center gap-4">
    <UserBadge user={{ displayName: 'Ada Lovelace', username: 'ada' }} />
    <UserBadge user={{ username: hostile }} />
    <UserBadge user={undefined} />
    <Avatar name="Grace Hopper" />
    <span className="flex items-center gap-1.5">
      <WorkspaceIcon name="Vision team" />
      Vision team
    </span>
  </div>
);

const before = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

const Times = () => (
  <div className="flex flex-wrap gap-6">
    {[3, 90, 4_000, 90_000, 3_000_000, 90_000_000].map((seconds) => (
      <span key={seconds} className="grid">
        <RelativeTime time={before(seconds)} />
        <RelativeTime time={before(seconds)} isLong />
      </span>
    ))}
    <RelativeTime time={null} />
  </div>
);

const Facts = () => (
  <div className="grid gap-4">
    <FactList>
      <Fact name="Best loss" note="at batch 900">
        0.02134
      </Fact>
      <Fact name="Slots" below={<ProgressBar share={0.75} label="Slots in use" className="w-24" />}>
        12/16
      </Fact>
      <Fact name="Pool">a100-pool</Fact>
    </FactList>
    <MetadataList
      metadata={{ framework: 'torch 2.3', notes: hostile, layers: [64, 128], seed: 7 }}
    />
  </div>
);

const Cards = () => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-3">
    {['Vision', hostile, 'a name so long that no card in the world could ever show it whole'].map(
      (name) => (
        <li key={name}>
          <EntityCard name={name} onMenu={() => {}}>
            <a href={`#${name.length}`} className={`${cardLink} truncate pr-6 font-medium`}>
              {name}
            </a>
            <p className="text-muted">12 projects</p>
          </EntityCard>
        </li>
      ),
    )}
  </ul>
);

const known = ['baseline', 'resnet', 'resnet-50', 'nightly', 'paper'];
const suggest = () => Promise.resolve(known);
const save = () => Promise.resolve();
const refuse = () => Promise.reject(new Error('no'));

const TagEditors = () => {
  const [tags, setTags] = useState<string[]>(['vision', 'baseline', hostile, long]);
  return (
    <div className="grid gap-4">
      <TagEditor
        label="Tags"
        tags={tags}
        suggest={suggest}
        onSave={(next) => save().then(() => setTags(next))}
      />
      <TagEditor label="Tags, compact" tags={'abcdefghij'.split('')} isCompact onSave={save} />
      <TagEditor label="Tags that are not kept" tags={['stays']} onSave={refuse} />
      <TagEditor label="Tags to be read" tags={['vision', long]} disabled onSave={save} />
      <TagEditor label="No tags yet" tags={[]} onSave={save} />
    </div>
  );
};

const InlineEdits = () => {
  const [name, setName] = useState('mnist-baseline');
  return (
    <div className="grid max-w-100 justify-items-start gap-3 px-1.5">
      <InlineEdit label="Name" value={name} onSave={async (next) => setName(next)} />
      <InlineEdit label="Description" value="" placeholder="Add a description" onSave={save} />
      <InlineEdit label="Refused" value="comes back" onSave={refuse} />
      <InlineEdit label="Fixed" value="cannot be changed" disabled onSave={save} />
      <InlineEdit label="Hostile" value={hostile} onSave={save} />
    </div>
  );
};

export const entities = entriesOf('Things', {
  states: { title: 'States of experiments and trials', Example: States },
  'task-states': { title: 'States of tasks', Example: TaskStates },
  badges: { title: 'Tags and chips', Example: Badges },
  people: { title: 'People and workspaces', Example: People },
  times: { title: 'Times', Example: Times },
  facts: { title: 'Facts and metadata', Example: Facts },
  cards: { title: 'Cards', Example: Cards },
  'tag-editor': { title: 'Tag editor', Example: TagEditors },
  'inline-edit': { title: 'Text edited in its place', Example: InlineEdits },
});
