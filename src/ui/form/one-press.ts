/** A second press of the same finger or mouse comes within this time, in milliseconds. */
const SECOND_PRESS_MS = 600;

/** Class for a button that changes something: the second click of a double click does not press it. */
export const BLOCKABLE = 'in-data-pressed:pointer-events-none';

/**
 * Call it on a press after which another button appears under the pointer: that of the next step, of the next job, or
 * one that reverts this press. It blocks pointer presses for a moment, not keys. `within`: only for buttons in there.
 */
export function blockNextPress(within: HTMLElement = document.documentElement): void {
  const { dataset } = within;
  const at = (dataset.pressed = String(performance.now()));
  // A later press has a timer of its own.
  setTimeout(() => dataset.pressed === at && delete dataset.pressed, SECOND_PRESS_MS);
}
