import { ActionItems } from '@trainyard/ui/base/action-items';
import { Button } from '@trainyard/ui/base/button';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Kbd } from '@trainyard/ui/base/kbd';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Select } from '@trainyard/ui/base/select';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { Archive, Ellipsis, Pause, Play, Trash2 } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { entriesOf } from './entry';

const row = 'flex flex-wrap items-center gap-2';
const variants = ['primary', 'outline', 'quiet', 'danger'] as const;

const Buttons = () => (
  <div className="grid gap-3">
    {(['default', 'form', 'large'] as const).map((size) => (
      <div key={size} className={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size={size}>
            Move 3 experiments
          </Button>
        ))}
      </div>
    ))}
    <div className={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Disabled
        </Button>
      ))}
      {variants.map((variant) => (
        <Button key={variant} variant={variant} isBusy>
          Busy
        </Button>
      ))}
    </div>
    <div className={row}>
      <Button>
        <Pause aria-hidden className="size-3.5" strokeWidth={1.5} />
        Pause
        <Kbd>P</Kbd>
      </Button>
      <IconButton label="Activate">
        <Play aria-hidden className="size-4" strokeWidth={1.5} />
      </IconButton>
      <IconButton label="Archive" variant="outline">
        <Archive aria-hidden className="size-4" strokeWidth={1.5} />
      </IconButton>
      <Tooltip content="Why it is there" shortcut="W">
        <Button>With a tooltip</Button>
      </Tooltip>
    </div>
  </div>
);

type BoxProps = ComponentProps<typeof Checkbox> & { label: string };

const Box = ({ label, ...rest }: BoxProps) => {
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-center gap-2">
      <Checkbox id={id} {...rest} />
      {label}
    </label>
  );
};

function Choices() {
  const [scale, setScale] = useState<'linear' | 'log'>('linear');
  const [metric, setMetric] = useState('loss');
  const [isOn, setIsOn] = useState(true);
  return (
    <div className="grid gap-3">
      <div className={row}>
        <SegmentedControl
          label="Scale"
          value={scale}
          segments={[
            { value: 'linear', label: 'Linear' },
            { value: 'log', label: 'Log' },
          ]}
          onChange={setScale}
        />
        <SegmentedControl
          label="Axis"
          value="batches"
          segments={[
            { value: 'batches', label: 'Batches' },
            { value: 'epoch', label: 'Epoch', disabled: true },
          ]}
          onChange={() => {}}
        />
        <Select
          label="Metric"
          value={metric}
          options={[
            { value: 'loss', label: 'validation_loss' },
            { value: 'accuracy', label: 'validation_accuracy' },
          ]}
          onChange={setMetric}
        />
        <Select
          label="Pool"
          value="a100"
          options={[{ value: 'a100', label: 'a100-pool' }]}
          onChange={() => {}}
          disabled
        />
      </div>
      <div className={row}>
        <Box label="Chosen" checked={isOn} onChange={() => setIsOn(!isOn)} />
        <Box label="Not chosen" checked={!isOn} onChange={() => setIsOn(!isOn)} />
        <Box label="Some" isIndeterminate checked={false} readOnly />
        <Box label="Fixed" disabled checked readOnly />
      </div>
    </div>
  );
}

const menuActions = [
  { id: 'pause', label: 'Pause', icon: Pause },
  { id: 'archive', label: 'Archive', icon: Archive, reason: 'It is still running.' },
  { id: 'delete', label: 'Delete', icon: Trash2, isDangerous: true },
] as const;

function Menu() {
  const [isOpen, setIsOpen] = useState(true);
  const [isPinned, setIsPinned] = useState(true);
  const [height, setHeight] = useState('medium');
  return (
    <div className="h-76">
      <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
        <DropdownMenuTrigger>
          <Button size="icon" aria-label="More actions">
            <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <ActionItems items={menuActions} onRun={() => {}} />
          <DropdownMenuSeparator />
          <DropdownMenuCheckboxItem checked={isPinned} onCheckedChange={setIsPinned}>
            Pinned
          </DropdownMenuCheckboxItem>
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Row height</DropdownMenuLabel>
          <DropdownMenuRadioGroup value={height} onValueChange={setHeight}>
            <DropdownMenuRadioItem value="small">Small</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="medium">Medium</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

const OpenPopover = () => (
  <div className="h-36">
    <Popover defaultOpen>
      <PopoverTrigger>
        <Button>Sort by</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Sort by">
        <p className="pb-2 font-medium">Sort by</p>
        <Button>Add sort</Button>
      </PopoverContent>
    </Popover>
  </div>
);

export const controls = entriesOf('Controls', {
  buttons: { title: 'Buttons', Example: Buttons },
  choices: { title: 'Choices', Example: Choices },
  menu: { title: 'Menu', Example: Menu },
  popover: { title: 'Popover', Example: OpenPopover },
});
