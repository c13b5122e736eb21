import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { TextArea } from '@trainyard/ui/base/textarea';
import { listText } from '@trainyard/ui/lib/format';
import { type Clash, type Keep, useEditQuestion } from './edit-question';

/** Asks which values to keep where two people have changed the same field. */
export function EditQuestions() {
  const question = useEditQuestion();
  if (!question) return null;
  const { clashes, answer } = question;
  const button = (keep: Keep, label: string) => (
    <Button size="form" onClick={() => answer(keep)}>
      {label}
    </Button>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || answer()}>
      <DialogContent
        title="Changed by someone else"
        description={`Someone else changed ${listText(clashes.map(({ label }) => label))} while you were editing.`}
        isKept
        footer={
          <>
            <Button size="form" onClick={() => answer()}>
              Cancel
            </Button>
            {button('mine', 'Keep mine')}
            {button('newest', 'Keep theirs')}
          </>
        }
      >
        <div className="grid gap-4 pt-3">
          {clashes.map((clash) => (
            <ClashValues key={clash.label} {...clash} />
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

const ClashValues = ({ label, mine, newest }: Clash) => (
  <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
    <ClashValue name="Mine" label={label} value={textOf(mine)} />
    <ClashValue name="Theirs" label={label} value={textOf(newest)} />
  </div>
);

const maxRows = 10;

const ClashValue = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <div className="min-w-0">
    <p className="pb-1 text-sm text-faint">{name}</p>
    {/* a field, so that a long text is scrolled and copied with the keyboard */}
    <TextArea
      readOnly
      aria-label={`${name}: ${label}`}
      rows={Math.min(maxRows, value.split('\n').length)}
      value={value}
      className="resize-none! font-mono text-sm"
    />
  </div>
);

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
