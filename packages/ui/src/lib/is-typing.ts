// inputs without a text of their own: letters and Ctrl+Z mean nothing to them
const noText = '[type="radio"], [type="checkbox"], [type="range"], [type="color"], [type="file"]';
const textField = `textarea, select, input:not(${noText}, [type="button"], [type="submit"])`;
const arrowField = `${textField}, [type="radio"], [type="range"]`;

const goesTo = (event: Event, selector: string): boolean => {
  // the first of the path is inside a shadow tree, where the target is not
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(selector));
};

/** Whether the keys of an event are text for a field, one in a shadow tree included. */
export const isTyping = (event: Event): boolean => goesTo(event, textField);

/** Whether the arrow keys of an event are for a field: text, a radio button or a slider. */
export const fieldTakesArrows = (event: Event): boolean => goesTo(event, arrowField);
