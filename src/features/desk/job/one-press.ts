/** A second press of the same finger or mouse comes within this time, in milliseconds. */
const SECOND_PRESS_MS = 600;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Of a button that takes a job a step on: it is not pressed by the second half of a double click. */
export const ONCE = 'in-data-pressed:pointer-events-none';

/**
 * Call it with each change of a job: what stands there a moment later is the button of its next step, or of the next
 * job, which nobody has looked at. Keys are not held up: the focus has gone elsewhere.
 */
export function pressed(): void {
  const { dataset } = document.documentElement;
  dataset.pressed = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset.pressed, SECOND_PRESS_MS);
}
