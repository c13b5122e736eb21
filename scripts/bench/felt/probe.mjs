// Runs in the page before its own scripts, and records what a user sees. It does not affect the
// page: wheel, keys and pointer come from outside.
(() => {
  /** @type {Set<string>} */
  const drawnTexts = new Set();
  /** @type {number[]} */
  const tasks = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  let isWatchingText = false;
  let hasRowText = false;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    // only ids are numbers in the code font, which is slow to read
    if (isWatchingText || !hasRowText) {
      const isId = text.startsWith('#') || (/^\d+$/.test(text) && this.font.includes('Mono'));
      if (isWatchingText && isId) drawnTexts.add(text);
      hasRowText ||= isId;
    }
    return Reflect.apply(fillText, this, [text, ...rest]);
  };
  // a curve is a separate path or a run of lines; axes and grids are pairs of points
  let run = 0;
  let hasInk = false;
  const { beginPath, moveTo, lineTo, stroke } = CanvasRenderingContext2D.prototype;
  Object.assign(CanvasRenderingContext2D.prototype, {
    /** @this {CanvasRenderingContext2D} */
    beginPath() {
      run = 0;
      return Reflect.apply(beginPath, this, []);
    },
    /** @this {CanvasRenderingContext2D} @param {number[]} place */
    moveTo(...place) {
      run = run < 3 ? 0 : run;
      return Reflect.apply(moveTo, this, place);
    },
    /** @this {CanvasRenderingContext2D} @param {number[]} place */
    lineTo(...place) {
      run += 1;
      return Reflect.apply(lineTo, this, place);
    },
    /** @this {CanvasRenderingContext2D} @param {unknown[]} path */
    stroke(...path) {
      hasInk ||= run >= 3 || path.length > 0;
      return Reflect.apply(stroke, this, path);
    },
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  /** Runs a function after the current frame has been submitted. */
  const afterFrame = (/** @type {() => void} */ run) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(null);
  };

  /** The scrolling box around or inside an element. */
  const scrollBox = (/** @type {string} */ selector) => {
    let box = document.querySelector(selector);
    while (box && box.scrollHeight <= box.clientHeight + 100) box = box.parentElement;
    if (!box) throw new Error(`There is nothing to scroll at ${selector}.`);
    return box;
  };

  /** Visible rows of a grid with their text, by id. */
  const paintedRows = (/** @type {Element} */ box, /** @type {Set<string>} */ painted) => {
    const area = box.getBoundingClientRect();
    for (const row of box.querySelectorAll('[aria-rowindex]')) {
      const { top, bottom, height } = row.getBoundingClientRect();
      const isInSight = bottom > area.top + height && top < area.bottom;
      const place = row.getAttribute('aria-rowindex') ?? '1';
      if (!isInSight || place === '1' || row.getAttribute('aria-busy') === 'true') continue;
      const id = row.querySelector('[data-col="1"]')?.textContent;
      if (id && row.querySelector('a')?.textContent) painted.add(id);
    }
  };

  /** Visible lines of a log, by id. */
  const paintedLines = (/** @type {Element} */ box, /** @type {Set<string>} */ painted) => {
    const area = box.getBoundingClientRect();
    for (const line of box.querySelectorAll('[data-id]')) {
      const { top, bottom } = line.getBoundingClientRect();
      if (bottom > area.top && top < area.bottom) painted.add(line.getAttribute('data-id') ?? '');
    }
  };

  /**
   * Counts frames of the main thread until `stop`, and records what each of them shows.
   *
   * @param {{ box: string; kind: 'rows' | 'lines' | 'canvas' | 'none' }} what
   */
  const watchFrames = ({ box: selector, kind }) => {
    const box = scrollBox(selector);
    // moving rows are painted on a canvas in front of the document's
    const painted = kind === 'canvas' || kind === 'rows' ? drawnTexts : new Set();
    drawnTexts.clear();
    isWatchingText = painted === drawnTexts;
    tasks.length = 0;
    /** @type {number[]} */
    const frames = [];
    let last = performance.now();
    let low = box.scrollTop;
    let high = box.scrollTop;
    let isOver = false;
    let events = 0;
    const onWheel = () => {
      events += 1;
    };
    addEventListener('wheel', onWheel, { capture: true, passive: true });
    const watch = (/** @type {number} */ now) => {
      if (isOver) return;
      frames.push(now - last);
      last = now;
      requestAnimationFrame(watch);
      // the layout of this frame is done, so reading it is cheap
      afterFrame(() => {
        low = Math.min(low, box.scrollTop);
        high = Math.max(high, box.scrollTop);
        if (kind === 'rows') paintedRows(box, painted);
        if (kind === 'lines') paintedLines(box, painted);
      });
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(watch);
    });
    return () => {
      isOver = true;
      isWatchingText = false;
      removeEventListener('wheel', onWheel, { capture: true });
      return {
        frames,
        painted: painted.size,
        passedPx: high - low + box.clientHeight,
        tasks: [...tasks],
        events,
      };
    };
  };

  /**
   * The time of the first frame that shows something.
   *
   * @param {() => boolean} isThere
   * @returns {Promise<number>} the time of `performance.now`
   */
  const painted = (isThere) =>
    new Promise((resolve, reject) => {
      const until = performance.now() + 60_000;
      const watch = () => {
        if (isThere()) afterFrame(() => resolve(performance.now()));
        else if (performance.now() > until) reject(new Error('Nothing was painted in a minute.'));
        else requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });

  /**
   * Records after each frame the newest written line that it shows, by the clock of the machine.
   *
   * @returns {Array<{ step: number; at: number }>} a growing list
   */
  const watchSteps = () => {
    /** @type {Array<{ step: number; at: number }>} */
    const seen = [];
    const watch = () => {
      requestAnimationFrame(watch);
      afterFrame(() => {
        const step = [...document.querySelectorAll('.log-line')]
          .slice(-12)
          .flatMap((line) => Number(/epoch 7 +step (\d+)/.exec(line.textContent ?? '')?.[1] ?? []))
          .at(-1);
        if (step === undefined || step === seen.at(-1)?.step) return;
        seen.push({ step, at: performance.timeOrigin + performance.now() });
      });
    };
    watch();
    return seen;
  };

  /** When the last wheel, key or pointer event arrived, by the browser's timestamp. */
  let inputAt = Number.NaN;
  for (const type of ['pointerdown', 'keydown', 'input', 'wheel'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        inputAt = timeStamp;
      },
      { capture: true, passive: true },
    );

  /** The pixels that a box can be scrolled. */
  const rangeOf = (/** @type {string} */ selector) => {
    const box = scrollBox(selector);
    return box.scrollHeight - box.clientHeight;
  };

  Reflect.set(window, 'felt', {
    rangeOf,
    watchFrames,
    watchSteps,
    painted,
    hasInk: () => hasInk,
    hasRowText: () => hasRowText,
    inputAt: () => inputAt,
  });
})();
