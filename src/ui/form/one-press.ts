/** A second press of the same finger or mouse comes within this time, in milliseconds. */
const SECOND_PRESS_MS = 600;

/** Of a button that changes something: it is not pressed by the second half of a double click. */
export const ONCE = 'in-data-pressed:pointer-events-none';

/**
 * Call it with a press after which another such button comes under the pointer: the next step's, the next job's, which
 * nobody has looked at, or what takes this press back. Keys are not held up. `within`: only the buttons in there are.
 */
export function pressed(within: HTMLElement = document.documentElement): void {
  const { dataset } = within;
  const at = (dataset.pressed = String(performance.now()));
  // A later press has its own time.
  setTimeout(() => dataset.pressed === at && delete dataset.pressed, SECOND_PRESS_MS);
}
