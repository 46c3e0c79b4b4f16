/**
 * Light or dark. By itself the page follows the system's setting, by styles (`styles/theme.css`); where the system
 * says light, it dims while it is dark over Dubai. What the visitor has chosen in the footer comes before both.
 */
import { isDark } from '@/contract/daylight';

/** Where the choice is kept, and the name of the control that makes it. */
const KEY = 'theme';
/** How often the sun is looked at, in milliseconds. */
const EVERY_MS = 60_000;

const kept = (): string | undefined => {
  try {
    return localStorage[KEY];
  } catch {
    // Storage is off: each visit begins with what suits the hour.
    return;
  }
};

function apply(choice = kept()): void {
  const { dataset } = document.documentElement;
  if (choice === 'light' || choice === 'dark') {
    dataset.theme = dataset.choice = choice;
    return;
  }
  delete dataset.choice;
  if (isDark(Date.now())) dataset.theme = 'dark';
  else delete dataset.theme;
}

/** Sets the theme by the hour of the day, and again when it changes or the visitor chooses one. */
export function dressPage(): void {
  apply();
  setInterval(() => document.documentElement.dataset.choice ?? apply(), EVERY_MS);
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== KEY) return;
    try {
      localStorage[KEY] = target.value;
    } catch {
      // Then it holds for this page.
    }
    apply(target.value);
  });
}
