/**
 * For a short form without a summary of its errors, from the submit that was refused: the first control with a mistake
 * takes the focus once it is marked, and its message is read out with it.
 */
export const focusInvalid = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
