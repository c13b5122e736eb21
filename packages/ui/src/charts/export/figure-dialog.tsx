import '../charts.css';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../base/button';
import { Checkbox } from '../../base/checkbox';
import { Dialog, DialogContent } from '../../base/dialog';
import { Field } from '../../base/field';
import { Input } from '../../base/input';
import { SegmentedControl } from '../../base/segmented-control';
import { Select } from '../../base/select';
import { copyPicture } from '../../lib/copy-text';
import { changePreference, usePreferences } from '../../page/preferences';
import { type ChartSource, drawPng, pixelSize, recordFigure, saveFigure } from './figure-file';
import { type FigureSettings, figureLimits, figureShapes, pixelScale } from './figure-settings';
import { paintRecording } from './paint-recording';
import type { Recording } from './recording-context';

type Props = { chart: ChartSource & { fileName: string }; onClose: () => void };

const formats = [
  { value: 'png', label: 'PNG' },
  { value: 'svg', label: 'SVG' },
  { value: 'pdf', label: 'PDF' },
] as const;

const units = [
  { value: 'px', label: 'px' },
  { value: 'mm', label: 'mm' },
] as const;

const legends = [
  { value: 'below', label: 'Below' },
  { value: 'right', label: 'Right' },
  { value: 'none', label: 'Off' },
] as const;

const grounds = [
  { value: 'white', label: 'White' },
  { value: 'transparent', label: 'Transparent' },
] as const;

const shapes = [
  { value: 'page', label: figureShapes.page },
  { value: '3:2', label: figureShapes['3:2'] },
  { value: '4:3', label: figureShapes['4:3'] },
  { value: '1:1', label: figureShapes['1:1'] },
] as const;

const scales = (unit: FigureSettings['unit']) =>
  ([1, 2, 3] as const).map((value) => ({
    value,
    label: unit === 'mm' ? `${value}× (${value * 150} dpi)` : `${value}×`,
  }));

function problemOf(text: string, [from, to]: readonly [number, number]): string | undefined {
  const value = Number(text);
  const isInside = text.trim() !== '' && value >= from && value <= to;
  return isInside ? undefined : `Give a number from ${from} to ${to}.`;
}

/** Makes a file of a chart for a paper or a talk: sizes, texts and format, with a preview. */
export function FigureDialog({ chart, onClose }: Props) {
  const { figure: storedFigure } = usePreferences();
  const [draft, setDraft] = useState(storedFigure);
  const [title, setTitle] = useState(chart.title);
  const [width, setWidth] = useState(String(storedFigure.width));
  const [fontSize, setFontSize] = useState(String(storedFigure.fontSize));
  const change = (part: Partial<FigureSettings>) => setDraft({ ...draft, ...part });
  const widthProblem = problemOf(width, figureLimits.width[draft.unit]);
  const fontProblem = problemOf(fontSize, figureLimits.fontSize);
  const settings =
    widthProblem || fontProblem
      ? undefined
      : { ...draft, width: Number(width), fontSize: Number(fontSize) };
  const { recording, error } = useRecording({ ...chart, title }, settings);

  function finish(write: (...figure: Parameters<typeof saveFigure>) => Promise<unknown>) {
    if (!settings) return;
    changePreference('figure', settings);
    void write({ ...chart, title }, settings);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title="Download chart"
        size="large"
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              disabled={!settings}
              onClick={() => finish((...figure) => copyPicture(drawPng(...figure)))}
            >
              Copy as image
            </Button>
            <Button variant="primary" disabled={!settings} onClick={() => finish(saveFigure)}>
              Download
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-[260px_minmax(0,1fr)] gap-6 narrow:grid-cols-1">
          <div className="grid content-start gap-3">
            <Choice
              name="Format"
              value={draft.format}
              options={formats}
              onChange={(format) => change({ format })}
            />
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <Field label="Width" error={widthProblem}>
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="decimal"
                      className="num"
                      value={width}
                      onChange={({ target }) => setWidth(target.value)}
                    />
                  )}
                </Field>
              </div>
              <div className="pt-6">
                <SegmentedControl
                  label="Unit of the width"
                  value={draft.unit}
                  segments={units}
                  onChange={(unit) => {
                    setWidth(String(converted(Number(width), draft.unit, unit)));
                    change({ unit });
                  }}
                />
              </div>
            </div>
            <div className="grid grid-cols-2 items-start gap-2">
              <Field label="Font size, pt" error={fontProblem}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    className="num"
                    value={fontSize}
                    onChange={({ target }) => setFontSize(target.value)}
                  />
                )}
              </Field>
              {draft.format === 'png' ? (
                <Choice
                  name="Pixels"
                  value={draft.scale}
                  options={scales(draft.unit)}
                  onChange={(scale) => change({ scale })}
                  isList
                />
              ) : null}
            </div>
            <Choice
              name="Shape"
              value={draft.shape}
              options={shapes}
              onChange={(shape) => change({ shape })}
              isList
            />
            <Choice
              name="Legend"
              value={draft.legend}
              options={legends}
              onChange={(legend) => change({ legend })}
            />
            <Choice
              name="Background"
              value={draft.ground}
              options={grounds}
              onChange={(ground) => change({ ground })}
            />
            <Switch
              name="Names of the axes"
              isOn={draft.hasAxisNames}
              onChange={(hasAxisNames) => change({ hasAxisNames })}
            />
            <Switch
              name="Title"
              isOn={draft.hasTitle}
              onChange={(hasTitle) => change({ hasTitle })}
            />
            {draft.hasTitle ? (
              <Input
                aria-label="Text of the title"
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            ) : null}
          </div>
          <section aria-label="Preview" className="grid min-w-0 content-start gap-2">
            {error ? (
              <p role="alert" className="text-bad">
                {error}
              </p>
            ) : null}
            {recording && settings ? <Preview recording={recording} settings={settings} /> : null}
          </section>
        </div>
      </DialogContent>
    </Dialog>
  );
}

type ChoiceProps<Value extends string | number> = {
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  /** in a list that opens, for more or longer labels than fit side by side */
  isList?: boolean;
  onChange: (value: Value) => void;
};

/** A setting with a few values, below its name. */
function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { name, value, options, isList = false, onChange } = props;
  return (
    <div className="grid justify-items-start gap-1">
      <span aria-hidden className="text-sm font-medium">
        {name}
      </span>
      {isList ? (
        <Select label={name} value={value} options={options} onChange={onChange} className="h-8" />
      ) : (
        <SegmentedControl label={name} value={value} segments={options} onChange={onChange} />
      )}
    </div>
  );
}

type SwitchProps = { name: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Switch({ name, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-2">
      <Checkbox id={id} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>{name}</label>
    </span>
  );
}

/** The same width in the other unit, rounded. */
function converted(width: number, from: FigureSettings['unit'], to: FigureSettings['unit']) {
  if (from === to || !Number.isFinite(width)) return width;
  return Math.round(to === 'mm' ? (width / 96) * 25.4 : (width / 25.4) * 96);
}

type Recorded = { recording?: Recording; error?: string };

/** The drawing by the settings; the previous one stays while a new one is made. */
function useRecording(chart: ChartSource, settings: FigureSettings | undefined): Recorded {
  const [recorded, setRecorded] = useState<Recorded>({});
  const { source, title } = chart;
  // settings are a new object with each render
  const key = settings && JSON.stringify([settings, title]);
  const latest = useRef(settings);
  latest.current = settings;
  useEffect(() => {
    const { current } = latest;
    if (!key || !current) return;
    let isCurrent = true;
    recordFigure({ source, title }, current).then(
      (recording) => isCurrent && setRecorded({ recording }),
      (error: unknown) =>
        isCurrent && setRecorded({ error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, source, title]);
  return recorded;
}

function Preview({ recording, settings }: { recording: Recording; settings: FigureSettings }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { width, height } = recording.size;
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    paintRecording(context, { recording, scale: devicePixelRatio });
  }, [recording, width, height]);
  const pixels = pixelSize(recording, settings);
  const mm = (value: number) => Math.round((value / 96) * 25.4);
  return (
    <>
      <canvas
        ref={ref}
        role="img"
        aria-label="Preview of the figure"
        style={{ width, aspectRatio: `${width} / ${height}` }}
        className={`max-w-full rounded-sm border ${settings.ground === 'white' ? 'bg-white' : 'figure-ground'}`}
      />
      <p className="text-sm text-faint num">
        {settings.format === 'png'
          ? `${pixels.width} × ${pixels.height} pixels, ${Math.round(96 * pixelScale(settings))} dpi`
          : `${Math.round(width)} × ${Math.round(height)} px, ${mm(width)} × ${mm(height)} mm`}
      </p>
    </>
  );
}
